// Draws the lines of an egg, lit as if through moving water.
// A mythic egg is a hole in the page, with a lattice behind it.
#version 300 es
precision highp float;

in vec2 vUv;
in vec2 vScreen;
out vec4 finalColor;

// Each cell of a film shows the egg `uStep` seconds after the previous cell.
// Columns and rows of the film, each 1 or more; 1, 1 for an egg on the page.
uniform vec2 uCells;
// Seconds between two cells.
uniform float uStep;
// Size of the tag, CSS pixels.
uniform vec2 uSize;

// Coverage of the drawing, each 0 to 1: red is the lines of the object, green the body of the tag, blue its outline.
uniform sampler2D uDrawing;
// Colour of the light, sRGB, 0 to 1.
uniform vec3 uLight;
// Colour of the tag, sRGB, 0 to 1.
uniform vec3 uBackground;
// Time in seconds; constant in calm mode. The light repeats after `period`.
uniform float uTime;
// 1 for a hole in the page, else 0.
uniform float uHole;
// Strength of the light, 0 to 1.
uniform float uLit;
// Visible share of the egg, 0 to 1. It appears and disappears dot by dot.
uniform float uPresence;
// The rarity: 0 for common, 1 for uncommon, 2 for rare, 3 for legendary, 4 for mythic.
uniform float uRarity;
// Extra light while the reader points at the egg, 0 to 1.
uniform float uHover;
// Progress of the bar of light after a discovery, 0 to 1. At 0 and at 1 there is no bar.
uniform float uFound;

// Seconds after which all movement repeats, so that a film can loop.
const float period = 5.0;
const float turn = 6.2831853 / period;

// This pixel's position in the drawing, and its time.
vec2 uv;
float time;

// Brightness of two slow waves that cross, 0 to 1.
float water(vec2 at) {
  float cross = sin(dot(at, vec2(-0.019, 0.011)) - time * turn);
  return 0.5 + 0.5 * sin(dot(at, vec2(0.013, 0.021)) + time * turn + 1.4 * cross);
}

// Points of a square lattice, `pitch` pixels apart, with a radius of `reach` pixels.
float lattice(vec2 at, float pitch, float reach) {
  vec2 cell = (fract(at / pitch) - 0.5) * pitch;
  return 1.0 - smoothstep(reach - 0.7, reach, length(cell));
}

#include "threshold.glsl"
// Light within the tag's body, 0 to 1. Rare: a scan moves down in five seconds. Legendary: a lamp behind the paper.
float glow(float swell) {
  if (uRarity > 1.5 && uRarity < 2.5) {
    float behind = fract(time / period) * 1.3 - uv.y;
    return behind < 0.0 ? 0.0 : 0.5 * exp(-behind * 14.0) + 0.3 * step(behind, 0.012);
  }
  if (uRarity > 2.5) {
    float away = length((uv - vec2(0.5, 0.62)) * vec2(0.64, 1.0));
    return (0.2 + 0.16 * swell + 0.05 * sin(time * turn)) * (1.0 - smoothstep(0.05, 0.42, away));
  }
  return 0.0;
}

// Coverage of the bar that moves up a tag after its discovery, like the light of a copier. 0 or 1: it is drawn in dots.
float copied(float level) {
  if (uFound <= 0.0 || uFound >= 1.0) return 0.0;
  float away = uv.y - mix(1.2, -0.45, uFound);
  float thickness = away < 0.0 ? 1.0 - smoothstep(0.0, 0.06, -away) : 1.0 - smoothstep(0.1, 0.45, away);
  return step(level, thickness);
}

void main() {
  // Drawn in dots of two pixels, each on or off. The egg appears from the thread downwards and disappears from the
  // bottom upwards.
  vec2 cell = floor(vUv * uCells);
  uv = vUv * uCells - cell;
  time = uTime + (cell.y * uCells.x + cell.x) * uStep;
  vec2 at = uv * uSize;
  float level = threshold(floor(vScreen / 2.0));
  if (0.55 * level + 0.45 * uv.y >= uPresence) discard;
  vec4 drawing = texture(uDrawing, uv);
  // An uncommon tag has a second line inside its edge.
  if (uRarity > 0.5 && uRarity < 1.5) {
    vec2 middle = vec2(0.5, 0.59);
    drawing.b = max(drawing.b, texture(uDrawing, (uv - middle) * vec2(1.16, 1.13) + middle).b * drawing.g);
  }
  float swell = water(at);

  float line = max(drawing.r, drawing.b);
  float body = drawing.g * (1.0 - line);
  float alpha = line + body;
  // Premultiplied alpha, so that the outer edge of a line does not mix with the colour of the tag.
  vec3 light = uLight * uLit;
  vec3 tag = light * (0.8 + 0.2 * swell) * line + (uBackground + light * (glow(swell) + 0.14 * uHover)) * body;

  // The lattice behind a hole moves in slow circles; near points move farther than far ones.
  vec2 circle = vec2(cos(time * turn), sin(time * turn));
  float far = lattice(at + vec2(2.0, 5.0) + 2.0 * circle, 5.0, 0.95) * (0.14 + 0.3 * water(at * 2.3));
  float near = lattice(at + 5.0 * circle, 12.0, 2.1) * (0.55 + 0.45 * swell);
  // Only the lower right part of the cut edge is lit.
  float cut = drawing.b * smoothstep(0.75, 1.35, uv.x + uv.y);
  near = min(1.0, near * (1.0 + uHover));
  float seen = max(max(far, near) * (1.0 - drawing.r), max(drawing.r * 0.9, cut));
  vec3 behind = light * seen * alpha;

  // Under the bar, background and lines swap their colours.
  vec3 negative = mix(light, uBackground, line) * alpha;
  vec3 seenColor = mix(mix(tag, behind, uHole), negative, copied(level));
  // A film is read back as image data, in which colours are not premultiplied.
  finalColor = vec4(uCells.x > 1.0 && alpha > 0.0 ? seenColor / alpha : seenColor, alpha);
}
