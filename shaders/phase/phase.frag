// A front that passes down the window: the page dissolves into dots, and through this slit a numeral as large as it is seen.
#version 300 es
precision highp float;

in vec2 vUv;
in vec2 vScreen;
out vec4 finalColor;

// The numeral over the whole window: red is the coverage of ink.
uniform sampler2D uNumeral;
// Width and height of the window, CSS pixels.
uniform vec2 uWindow;
// The page's own two colours, CSS values 0 to 1.
uniform vec3 uBackground;
uniform vec3 uInk;
// Middle and height of the front, CSS pixels.
uniform vec2 uFront;
// Edge of one dot, CSS pixels.
uniform float uGrain;
// 0 to 1, what the flash limit has granted.
uniform float uGain;
// 0 to 1: the calm version, the numeral alone, standing faintly over the page.
uniform float uStill;

#include "threshold.glsl"

void main() {
  vec2 cell = floor(vScreen / uGrain);
  vec2 centre = (cell + 0.5) * uGrain;
  float ink = texture(uNumeral, centre / uWindow).r;

  if (uStill > 0.0) {
    float seen = step(0.5, ink) * step(threshold(cell), 0.5) * uStill * uGain;
    finalColor = vec4(uInk * seen, seen);
    return;
  }

  // Thick in the middle of the front, and thinner to both sides; each dot goes on once and off once.
  float thickness = 1.0 - clamp(abs(centre.y - uFront.x) / (uFront.y * 0.5), 0.0, 1.0);
  if (thickness * 1.5 < threshold(cell)) discard;
  // The numeral is of whole dots with the page's ground between them.
  float dot = 1.0 - smoothstep(0.42, 0.5, length(vScreen / uGrain - cell - 0.5));
  finalColor = vec4(mix(uBackground, uInk, step(0.5, ink) * dot), 1.0) * uGain;
}
