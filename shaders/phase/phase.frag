// Draws a front that moves down the window: in dots it shows one large word, which stays behind it, faint.
// The front of a tide moves up, with water behind it.
#version 300 es
precision highp float;

in vec2 vUv;
in vec2 vScreen;
out vec4 finalColor;

// The word over the whole window: red is the coverage of ink, green the part of it that stays behind the front.
uniform sampler2D uWord;
// Width and height of the window, CSS pixels.
uniform vec2 uWindow;
// Background and ink of the page, CSS values 0 to 1.
uniform vec3 uBackground;
uniform vec3 uInk;
// Middle and height of the front, CSS pixels; a negative height for one that moves up.
uniform vec2 uFront;
// Edge of one dot, CSS pixels.
uniform float uGrain;
// 0 to 1: the share of the dots of the word that are there.
uniform float uDots;
// 0 to 1, granted by the flash limit.
uniform float uGain;
// 0 to 1: the opacity of the calm version, which is the word alone.
uniform float uStill;
// 0 to 1: the opacity of the word behind the front, where all of it stays.
uniform float uRemains;
// 0 to 1: the opacity of the water behind the front.
uniform float uWater;

#include "threshold.glsl"

void main() {
  vec2 cell = floor(vScreen / uGrain);
  vec2 centre = (cell + 0.5) * uGrain;
  vec2 word = texture(uWord, centre / uWindow).rg;
  float ink = word.r;

  if (uStill > 0.0) {
    float seen = step(0.5, ink) * step(threshold(cell), 0.5) * word.g * uStill * uGain;
    finalColor = vec4(uInk * seen, seen);
    return;
  }

  // Densest in the middle of the front. Each dot turns on once and off once.
  float thickness = 1.0 - clamp(abs(centre.y - uFront.x) / abs(uFront.y * 0.5), 0.0, 1.0);
  // The word consists of whole dots, with the background between them.
  float fromCentre = length(vScreen / uGrain - cell - 0.5);
  float dot = 1.0 - smoothstep(0.42, 0.5, fromCentre);
  if (thickness * 1.5 < threshold(cell)) {
    float behind = (uFront.x - centre.y) * sign(uFront.y);
    // The dots of the water grow with its depth.
    float edge = mix(0.14, 0.42, clamp(behind / uWindow.y, 0.0, 1.0));
    float water = (1.0 - smoothstep(edge - 0.08, edge, fromCentre)) * uWater;
    float seen = behind > 0.0 ? max(step(0.5, ink) * step(threshold(cell), uDots) * dot * word.g * uRemains, water) * uGain : 0.0;
    finalColor = vec4(uInk * seen, seen);
    return;
  }
  finalColor = vec4(mix(uBackground, uInk, step(0.5, ink) * dot), 1.0) * uGain;
}
