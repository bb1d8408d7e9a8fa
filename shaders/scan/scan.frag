// Draws the archive's scan: an edge of light with a trail of dots behind it.
#version 300 es
precision highp float;

in vec2 vUv;
in vec2 vScreen;
out vec4 finalColor;

// Width and height of the band from the end of the trail to the edge of light, CSS pixels.
uniform vec2 uSize;
// Colour of the light, sRGB, 0 to 1.
uniform vec3 uColour;
// Width of the edge of light, CSS pixels.
uniform float uEdge;
// Strength of the trail, 0 to 1; at 0 only the edge of light is drawn.
uniform float uTrail;
// Side length of the cell of one dot of the trail, CSS pixels.
uniform float uGrain;
// Highest opacity, 0 to 1, set by the flash limit.
uniform float uGain;

void main() {
  float behind = (1.0 - vUv.x) * uSize.x;
  // A halftone: the dots get larger towards the edge of light, and each dot has one size. With stronger dots, the trail
  // and a dimmed glitch would together be a flash.
  vec2 cell = floor(vScreen / uGrain);
  float atCentre = clamp(1.0 - (behind - (cell.x + 0.5) * uGrain + vScreen.x) / uSize.x, 0.0, 1.0);
  float radius = 0.48 * pow(atCentre, 0.8);
  float fromCentre = length(vScreen / uGrain - cell - 0.5);
  float trail = (1.0 - smoothstep(radius - 0.1, radius, fromCentre)) * step(0.06, radius) * 0.26 * uTrail;
  float edge = step(behind, uEdge) * 0.5 + step(behind, uEdge * 3.0) * 0.06 * uTrail;
  float alpha = min(1.0, trail + edge) * uGain;
  finalColor = vec4(uColour * alpha, alpha);
}
