// Draws the archive's scan: an edge of light with a trail of dots behind it.
#version 300 es
precision highp float;

in vec2 vUv;
in vec2 vScreen;
out vec4 finalColor;

// Width and height of the band from the end of the trail to the edge, CSS pixels.
uniform vec2 uSize;
// Colour of the light, CSS values 0 to 1.
uniform vec3 uColour;
// Width of the edge, CSS pixels.
uniform float uEdge;
// 0 to 1, strength of the trail; 0 shows the edge only.
uniform float uTrail;
// Edge of one dot of the trail, CSS pixels.
uniform float uGrain;
// 0 to 1, granted by the flash limit.
uniform float uGain;

#include "threshold.glsl"

void main() {
  float behind = (1.0 - vUv.x) * uSize.x;
  float fall = pow(vUv.x, 2.4) * 0.24 * uTrail;
  // Seven levels: smooth enough to read as light, coarse enough to show the dots.
  float trail = floor(fall * 30.0 + threshold(floor(vScreen / uGrain))) / 30.0;
  float edge = step(behind, uEdge) * 0.5 + step(behind, uEdge * 3.0) * 0.06 * uTrail;
  float alpha = min(1.0, trail + edge) * uGain;
  finalColor = vec4(uColour * alpha, alpha);
}
