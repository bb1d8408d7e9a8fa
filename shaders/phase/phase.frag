// Draws a front that crosses the window once and shows one large word in dots. Behind it the word stays beside text.
// The front of a tide has water behind it.
#version 300 es
precision highp float;

in vec2 vUv;
in vec2 vScreen;
out vec4 finalColor;

// Texture of the words, as large as the window. Red is the coverage of the large word in the front. Green is the
// coverage of the word that stays, 0 over text and controls.
uniform sampler2D uWord;
// Width and height of the window, CSS pixels.
uniform vec2 uWindow;
// Colours of background and text of the page, sRGB, 0 to 1.
uniform vec3 uBackground;
uniform vec3 uInk;
// Colour of the word that stays, sRGB, 0 to 1.
uniform vec3 uStayingInk;
// How the front crosses the window, an index of `momentFronts`: 0 for a ring, 1 for rows, 2 for closing, 3 for columns.
uniform float uKind;
// Point at which a ring begins or ends, and its distance from the farthest corner of the window, CSS pixels.
uniform vec2 uOrigin;
uniform float uReach;
// Middle and width of the front, as shares of its way, 0 to 1.
uniform vec2 uFront;
// Side length of one dot of the large word, and of the word that stays, CSS pixels.
uniform float uGrain;
uniform float uStayingGrain;
// Share of the dots of the word that is drawn behind the front, 0 to 1.
uniform float uDots;
// Highest opacity, 0 to 1, set by the flash limit.
uniform float uGain;
// Opacity of the word in the calm version, 0 to 1. If it is above 0, only the word that stays is drawn.
uniform float uStill;
// Opacity of the word that stays, 0 to 1.
uniform float uRemains;
// Opacity of the water behind the front, 0 to 1.
uniform float uWater;

#include "threshold.glsl"

// Number of rows that are passed one after the other, and of columns that are passed in opposite directions.
const float rows = 7.0;
const float columns = 5.0;

// The share of its way that the front has made when it reaches a point, 0 to 1.
float arrivalAt(vec2 point) {
  vec2 share = point / uWindow;
  float way = min(1.0, length(point - uOrigin) / uReach);
  if (uKind < 0.5) return way;
  if (uKind < 1.5) return (floor(share.y * rows) + share.x) / rows;
  if (uKind < 2.5) return 1.0 - way;
  if (uKind < 3.5) return mod(floor(share.x * columns), 2.0) < 0.5 ? share.y : 1.0 - share.y;
  return 1.0 - share.y;
}

// Whether a dot of the word that stays is drawn in this cell, and the cover of the pixel by the dot.
float stayingAt(vec2 screen, float share, bool isRound) {
  vec2 cell = floor(screen / uStayingGrain);
  float ink = texture(uWord, (cell + 0.5) * uStayingGrain / uWindow).g;
  float dot = isRound ? 1.0 - smoothstep(0.42, 0.5, length(screen / uStayingGrain - cell - 0.5)) : 1.0;
  return step(0.5, ink) * step(threshold(cell), share) * dot;
}

void main() {
  if (uStill > 0.0) {
    float seen = stayingAt(vScreen, 0.5, false) * uStill * uGain;
    finalColor = vec4(uStayingInk * seen, seen);
    return;
  }

  vec2 cell = floor(vScreen / uGrain);
  vec2 centre = (cell + 0.5) * uGrain;
  float fromCentre = length(vScreen / uGrain - cell - 0.5);
  float behind = uFront.x - arrivalAt(centre);
  // The front is densest in its middle. Each dot turns on once and off once.
  float thickness = 1.0 - clamp(abs(behind) / (uFront.y * 0.5), 0.0, 1.0);
  if (thickness * 1.5 < threshold(cell)) {
    // The dots of the water get larger with the distance from the front.
    float edge = mix(0.14, 0.42, clamp(behind, 0.0, 1.0));
    float water = (1.0 - smoothstep(edge - 0.08, edge, fromCentre)) * uWater;
    float word = stayingAt(vScreen, uDots, true) * uRemains;
    float seen = behind > 0.0 ? max(word, water) * uGain : 0.0;
    finalColor = vec4((word > water ? uStayingInk : uInk) * seen, seen);
    return;
  }
  // The word consists of whole dots, with the background between them.
  float dot = 1.0 - smoothstep(0.42, 0.5, fromCentre);
  float ink = texture(uWord, centre / uWindow).r;
  finalColor = vec4(mix(uBackground, uInk, step(0.5, ink) * dot), 1.0) * uGain;
}
