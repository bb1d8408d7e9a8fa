// Marks on the words of the page, in the order in which a machine reads them, or one word that is another for a moment.
#version 300 es
precision highp float;

in vec2 vUv;
in vec2 vScreen;
out vec4 finalColor;

// Marks: red is a mark's strength, green its beginning and blue its staying, both as a share of red.
// Settling: red and green are the ink of the two other words, blue is the box of the word, each 0 to 1.
uniform sampler2D uMarks;
// Colours of an area and of a line, of the page's background and ink, CSS values 0 to 1.
uniform vec3 uTint;
uniform vec3 uStroke;
uniform vec3 uBackground;
uniform vec3 uInk;
// 0 to 1 over the effect's duration.
uniform float uProgress;
// 0 for marks, 1 for settling.
uniform float uSettles;
// Share of a passing mark that remains after it was read, 0 to 1.
uniform float uRemains;
// Share of the duration at which the last mark begins, 0 to 1.
uniform float uLastBegins;
// Share of the duration, 0 to 1, for which each of the two other words is shown.
uniform float uWordLasts;
// 1 for the calm version: everything fades in and out once.
uniform float uCalm;
// 0 to 1, granted by the flash limit.
uniform float uGain;

// All marks fade from this share of the duration on.
const float fades = 0.8;
// Strength from which a mark is a line and no area.
const float strokeFrom = 0.6;
// Strength of the ground of a word that settles.
const float wordGround = 0.34;

float calmAlpha() {
  float wave = sin(uProgress * 3.14159);
  return wave * wave;
}

vec4 marks() {
  vec3 mark = texture(uMarks, vUv).rgb;
  if (mark.r < 0.01) return vec4(0.0);
  float since = uProgress - mark.g / mark.r * uLastBegins;
  float stays = min(1.0, mark.b / mark.r);
  // Bright where the reading is, and less behind it.
  float reading = 1.0 - smoothstep(0.0, 0.14, since);
  float shown = smoothstep(0.0, 0.03, since) * mix(max(reading, uRemains), 1.0, stays);
  float alpha = mark.r * mix(shown * (1.0 - smoothstep(fades, 1.0, uProgress)), stays * calmAlpha(), uCalm);
  return vec4(mix(uTint, uStroke, step(strokeFrom, mark.r)), 1.0) * alpha;
}

vec4 settling() {
  vec3 word = texture(uMarks, vUv).rgb;
  if (word.b < 0.25) return vec4(0.0);
  // A line under the word, after the box: blue at half strength.
  float isLine = step(word.b, 0.75);
  float settled = uWordLasts * 2.0;
  float fade = mix(1.0 - smoothstep(settled, 1.0, uProgress), calmAlpha(), uCalm);
  if (isLine > 0.0) return vec4(uStroke, 1.0) * fade;
  if (uCalm > 0.0) return vec4(0.0);
  // Its ground stays and fades, so that an eye that the change has caught finds the word.
  if (uProgress >= settled) return vec4(uTint, 1.0) * wordGround * fade;
  float ink = uProgress < uWordLasts ? word.r : word.g;
  return vec4(mix(mix(uBackground, uTint, wordGround), uInk, ink), 1.0);
}

void main() {
  vec4 shown = uSettles > 0.5 ? settling() : marks();
  if (shown.a == 0.0) discard;
  finalColor = shown * uGain;
}
