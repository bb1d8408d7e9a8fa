// Draws a front that moves down the window and shows one large word in dots. The word stays behind the front, faint.
// The front of a tide moves up, with water behind it.
#version 300 es
precision highp float;

in vec2 vUv;
in vec2 vScreen;
out vec4 finalColor;

// Texture of the word, as large as the window. Green is 1 where the word stays behind the front, and 0 over text and
// controls. Red is the coverage of the letters.
uniform sampler2D uWord;
// Width and height of the window, CSS pixels.
uniform vec2 uWindow;
// Colours of background and text of the page, sRGB, 0 to 1.
uniform vec3 uBackground;
uniform vec3 uInk;
// Vertical centre and height of the front, CSS pixels. The height is negative if the front moves up.
uniform vec2 uFront;
// Side length of one dot, CSS pixels.
uniform float uGrain;
// Share of the dots of the word that is drawn behind the front, 0 to 1.
uniform float uDots;
// Highest opacity, 0 to 1, set by the flash limit.
uniform float uGain;
// Opacity of the word in the calm version, 0 to 1. If it is above 0, only the word is drawn, without a front.
uniform float uStill;
// Opacity of the word behind the front, 0 to 1, where green of `uWord` is 1.
uniform float uRemains;
// Opacity of the water behind the front, 0 to 1.
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

  // The front is densest in its middle. Each dot turns on once and off once.
  float thickness = 1.0 - clamp(abs(centre.y - uFront.x) / abs(uFront.y * 0.5), 0.0, 1.0);
  // The word consists of whole dots, with the background between them.
  float fromCentre = length(vScreen / uGrain - cell - 0.5);
  float dot = 1.0 - smoothstep(0.42, 0.5, fromCentre);
  if (thickness * 1.5 < threshold(cell)) {
    float behind = (uFront.x - centre.y) * sign(uFront.y);
    // The dots of the water get larger with the distance from the front.
    float edge = mix(0.14, 0.42, clamp(behind / uWindow.y, 0.0, 1.0));
    float water = (1.0 - smoothstep(edge - 0.08, edge, fromCentre)) * uWater;
    float seen = behind > 0.0 ? max(step(0.5, ink) * step(threshold(cell), uDots) * dot * word.g * uRemains, water) * uGain : 0.0;
    finalColor = vec4(uInk * seen, seen);
    return;
  }
  finalColor = vec4(mix(uBackground, uInk, step(0.5, ink) * dot), 1.0) * uGain;
}
