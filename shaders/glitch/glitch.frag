// Distorts the text of the page in one of six ways. All other pixels stay transparent.
#version 300 es
precision highp float;

in vec2 vUv;
in vec2 vScreen;
out vec4 finalColor;

// Copy of the page's text in this area, made at the start of the burst. Red is the coverage of the letters, blue the
// coverage of the large words under the page; each 0 to 1. Green is 0 outside the boxes of the lines of text. In a box,
// green is 0.6 for text in the colour of the background, up to 1 for text in the colour uInk.
uniform sampler2D uSlice;
// Width and height of the area, CSS pixels.
uniform vec2 uSize;
// Colour of the background, and the strongest text colour in the area, sRGB, 0 to 1.
uniform vec3 uBackground;
uniform vec3 uInk;
// Colours of the two impressions of a split text, sRGB, 0 to 1.
uniform vec3 uReader;
uniform vec3 uMachine;
// The effect: 0 for slices, 1 for split, 2 for blocks, 3 for tear, 4 for hold, 5 for bits. Each kind is a program of
// its own (GlitchSystem.ts), because software GL executes both sides of a condition for each pixel.
#define KIND 0
// Random seed of this burst, 0 to 1.
uniform float uSeed;
// Side length of one dot of the coarse grade, CSS pixels.
uniform float uGrain;
// Base displacement, CSS pixels. Each effect multiplies it by its own factor.
uniform float uMeasure;
// Top and height of the distorted line, or of the distorted band of a large area, CSS pixels from the top of the area.
uniform vec2 uLine;
// Left edge and width of the column that `slices` moves vertically, CSS pixels.
uniform vec2 uColumn;
// Highest opacity, 0 to 1, set by the flash limit.
uniform float uGain;
// Largest share of the dots of the words under the page that is drawn, 0 to 1.
uniform float uDensity;
// Opacity of the calm version, 0 to 1. If it is above 0, only a hairline under the line is drawn.
uniform float uHairline;

float hash(float n) {
  return fract(sin(n * 91.345 + uSeed * 47.85) * 43758.5453);
}

float hash2(vec2 n) {
  return hash(n.x * 1.37 + n.y * 7.91);
}

// The copy at a position; 0 outside the area.
vec3 copyAt(vec2 at) {
  vec2 inside = step(0.0, at) * step(at, uSize);
  return texture(uSlice, at / uSize).rgb * inside.x * inside.y;
}

// Strength of the text colour of a line: 0 is the colour of the background, 1 is uInk. `green`: from the copy.
float strengthOf(float green) {
  return clamp((green - 0.6) / 0.4, 0.0, 1.0);
}

// Share of uInk in a part of the copy, 0 to 1: the rest is the background.
float inkOf(vec3 copy) {
  return copy.r * strengthOf(copy.g);
}

// Whether a part of the copy is inside the box of a line of text.
bool isInBox(vec3 copy) {
  return copy.g > 0.5;
}

// Share of uInk at a position, 0 to 1, in dots of the coarse grade. Each dot is drawn or not, as in a bitmap font.
float dotAt(vec2 at) {
  vec2 centre = (floor(at / uGrain) + 0.5) * uGrain;
  float quarter = uGrain * 0.25;
  float letters = copyAt(centre + vec2(-quarter, -quarter)).r + copyAt(centre + vec2(quarter, -quarter)).r;
  letters += copyAt(centre + vec2(-quarter, quarter)).r + copyAt(centre + vec2(quarter, quarter)).r;
  return step(1.25, letters) * strengthOf(copyAt(centre).g);
}

// 1 on the line, falling to 0 at `reach` pixels from it.
float nearLine(vec2 at, float reach) {
  float away = max(uLine.x - at.y, at.y - uLine.x - uLine.y);
  return 1.0 - clamp(away / reach, 0.0, 1.0);
}

#include "threshold.glsl"

// Colour of the large words under the page, which are drawn in dots.
vec4 under(vec2 at) {
  vec2 cell = floor(at / uGrain);
  vec2 centre = (cell + 0.5) * uGrain;
  float density = uDensity * nearLine(centre, max(36.0, uSize.y * 0.2)) * copyAt(centre).b;
  return vec4(uInk, 1.0) * step(threshold(cell), density);
}

// The functions of the effects return a transparent colour for a pixel that does not change: it shows the page, or the
// words under it. `here`: the copy at the position `at`.

// A pixel that shows the position `from`, with the coverage `ink`. It is opaque if `at` or `from` is in the box of a
// line. So a drawing between the lines is not covered.
vec4 moved(vec3 here, vec3 from, float ink) {
  return isInBox(here) || isInBox(from) ? vec4(mix(uBackground, uInk, ink), 1.0) : vec4(0.0);
}

#if KIND == 0
// Cuts the line into four or five slices, or a large area into about twelve, and moves them sideways by whole dots.
// About one slice in three stays. One column moves vertically, outside the line.
vec4 shownAt(vec2 at, vec3 here) {
  float inLine = step(uLine.x, at.y) * step(at.y, uLine.x + uLine.y);
  float inColumn = step(uColumn.x, at.x) * step(at.x, uColumn.x + uColumn.y);
  float sliceHeight = max(uGrain * 2.0, min(uLine.y / 4.5, 10.0 + uLine.y / 14.0));
  float slice = floor((at.y - uLine.x) / sliceHeight + hash(3.0));
  float away = (hash(slice + 11.0) * 2.0 - 1.0) * step(0.34, hash(slice + 29.0));
  float aside = floor(away * uMeasure / uGrain) * uGrain * inLine;
  float down = floor(uMeasure * 0.6 / uGrain) * uGrain * inColumn * (1.0 - inLine) * (hash(5.0) < 0.5 ? -1.0 : 1.0);
  if (aside == 0.0 && down == 0.0) return vec4(0.0);
  vec2 from = at - vec2(aside, down);
  return moved(here, copyAt(from), dotAt(from));
}
#elif KIND == 1
// Prints the text twice, in the colours of the reader and of the machine. The two impressions move apart. Where they
// still overlap, the text has its own colour.
vec4 shownAt(vec2 at, vec3 here) {
  float apart = uMeasure * 0.16 * (0.4 + 0.6 * nearLine(at, 90.0));
  float reader = inkOf(copyAt(at - vec2(apart, 0.0)));
  float machine = inkOf(copyAt(at + vec2(apart, apart * 0.25)));
  float near = nearLine(at, 150.0);
  if (near == 0.0 || max(max(reader, machine), inkOf(here)) < 0.02) return vec4(0.0);
  float both = min(reader, machine);
  vec3 shown = mix(uBackground, uInk, both);
  shown += (reader - both) * (uReader - uBackground) + (machine - both) * (uMachine - uBackground);
  return vec4(clamp(shown, 0.0, 1.0), 1.0);
}
#elif KIND == 2
// Fills squares around the line with the content of other squares, in the coarse grade.
vec4 shownAt(vec2 at, vec3 here) {
  float side = uGrain * floor(18.0 / uGrain + 4.0 * hash(2.0));
  vec2 cell = floor((at - vec2(0.0, uLine.x)) / side);
  float chance = 0.62 * nearLine((cell + 0.5) * side + vec2(0.0, uLine.x), 70.0);
  if (hash2(cell + 3.0) > chance) return vec4(0.0);
  vec2 from = floor((vec2(hash2(cell + 17.0), hash2(cell + 41.0)) - 0.5) * vec2(9.0, 3.0) + 0.5) * side * uMeasure / 40.0;
  if (from == vec2(0.0)) return vec4(0.0);
  return moved(here, copyAt(at + from), dotAt(at + from));
}
#elif KIND == 3
// Moves everything below the middle of the line sideways, most at the tear and less with each row below it. Most of the
// tear is drawn in the text colour.
vec4 shownAt(vec2 at, vec3 here) {
  float below = floor((at.y - uLine.x - uLine.y * 0.5) / 2.0) * 2.0;
  if (below < 0.0) return vec4(0.0);
  float jitter = 1.0 + 0.35 * (hash(below + 7.0) - 0.5);
  float aside = uMeasure * 1.3 * exp(-below / max(26.0, uSize.y * 0.2)) * jitter * (hash(5.0) < 0.5 ? -1.0 : 1.0);
  if (abs(aside) < 0.75) return vec4(0.0);
  vec3 from = copyAt(at - vec2(aside, 0.0));
  float ink = inkOf(from);
  if (below == 0.0 && hash(floor(at.x / 9.0)) > 0.3) return vec4(mix(uBackground, uInk, max(0.55, ink)), 1.0);
  return moved(here, from, ink);
}
#elif KIND == 4
// Moves the whole area upwards and repeats it below a bar, like a television without vertical hold.
vec4 shownAt(vec2 at, vec3 here) {
  float slipped = at.y + uMeasure * 1.5;
  float bar = slipped - uSize.y;
  if (bar > 4.0 && bar < 5.5) return vec4(mix(uBackground, uInk, 0.6), 1.0);
  vec3 from = copyAt(vec2(at.x, bar < 0.0 ? slipped : bar - 10.0));
  return moved(here, from, inkOf(from));
}
#else
// Draws the line in dots of the coarse grade, without moving it.
vec4 shownAt(vec2 at, vec3 here) {
  float inLine = step(uLine.x, at.y) * step(at.y, uLine.x + uLine.y);
  return inLine == 0.0 ? vec4(0.0) : moved(here, here, dotAt(at));
}
#endif

void main() {
  vec2 at = vUv * uSize;

  if (uHairline > 0.0) {
    float onLine = step(uLine.x + uLine.y, at.y) * step(at.y, uLine.x + uLine.y + 1.0);
    float taper = smoothstep(0.0, 0.12, vUv.x) * (1.0 - smoothstep(0.88, 1.0, vUv.x));
    float alpha = onLine * taper * uHairline * uGain;
    finalColor = vec4(uInk * alpha, alpha);
    return;
  }

  vec3 here = copyAt(at);
  vec4 shown = shownAt(at, here);
  if (shown.a == 0.0 && !isInBox(here)) shown = under(at);
  if (shown.a == 0.0) discard;
  finalColor = shown * uGain;
}
