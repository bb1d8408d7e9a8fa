// Tears one line of the page and shifts one column by a measure, in a coarser grade; elsewhere it leaves the page alone.
#version 300 es
precision highp float;

in vec2 vUv;
in vec2 vScreen;
out vec4 finalColor;

// The page's words over this area, copied when the burst began: red is the coverage of ink.
uniform sampler2D uSlice;
// Width and height of the area, CSS pixels.
uniform vec2 uSize;
// The page's own two colours here, CSS values 0 to 1.
uniform vec3 uBackground;
uniform vec3 uInk;
// Look of this burst, 0 to 1.
uniform float uSeed;
// Edge of one dot of the coarse grade, CSS pixels.
uniform float uGrain;
// How far things are out of place, CSS pixels.
uniform float uMeasure;
// Top and height of the torn line, CSS pixels.
uniform vec2 uLine;
// Left and width of the shifted column, CSS pixels.
uniform vec2 uColumn;
// 0 to 1, what the flash limit has granted.
uniform float uGain;
// 0 to 1: the calm version, one hairline under the line, and nothing else.
uniform float uHairline;

float hash(float n) {
  return fract(sin(n * 91.345 + uSeed * 47.85) * 43758.5453);
}

// Ink at a dot of the coarse grade: all or nothing, as a bitmap letter is.
float dotAt(vec2 at) {
  vec2 centre = (floor(at / uGrain) + 0.5) * uGrain;
  if (centre.x < 0.0 || centre.y < 0.0 || centre.x > uSize.x || centre.y > uSize.y) return 0.0;
  float quarter = uGrain * 0.25;
  float ink = texture(uSlice, (centre + vec2(-quarter, -quarter)) / uSize).r;
  ink += texture(uSlice, (centre + vec2(quarter, -quarter)) / uSize).r;
  ink += texture(uSlice, (centre + vec2(-quarter, quarter)) / uSize).r;
  ink += texture(uSlice, (centre + vec2(quarter, quarter)) / uSize).r;
  return step(1.25, ink);
}

void main() {
  vec2 at = vUv * uSize;

  if (uHairline > 0.0) {
    float onLine = step(uLine.x + uLine.y, at.y) * step(at.y, uLine.x + uLine.y + 1.0);
    float taper = smoothstep(0.0, 0.12, vUv.x) * (1.0 - smoothstep(0.88, 1.0, vUv.x));
    float alpha = onLine * taper * uHairline * uGain;
    finalColor = vec4(uInk * alpha, alpha);
    return;
  }

  float inLine = step(uLine.x, at.y) * step(at.y, uLine.x + uLine.y);
  float inColumn = step(uColumn.x, at.x) * step(at.x, uColumn.x + uColumn.y);

  // The line is cut into four or five slices; each is drawn aside by whole dots, and about one in three stays.
  float sliceHeight = max(uGrain * 2.0, uLine.y / 4.5);
  float slice = floor((at.y - uLine.x) / sliceHeight + hash(3.0));
  float away = (hash(slice + 11.0) * 2.0 - 1.0) * step(0.34, hash(slice + 29.0));
  float aside = floor(away * uMeasure / uGrain) * uGrain * inLine;
  float down = floor(uMeasure * 0.6 / uGrain) * uGrain * inColumn * (1.0 - inLine) * (hash(5.0) < 0.5 ? -1.0 : 1.0);

  if (aside == 0.0 && down == 0.0) discard;
  float ink = dotAt(at - vec2(aside, down));
  finalColor = vec4(mix(uBackground, uInk, ink) * uGain, uGain);
}
