// Draws marks on the words of the page in the order in which a machine reads them, or replaces words for a short time.
#version 300 es
precision highp float;

in vec2 vUv;
in vec2 vScreen;
out vec4 finalColor;

// Marks: red is the strength of a mark, green its start time, and blue is 1 if it stays. Green and blue are multiplied
// by red.
// Settling: red and green are the coverage of the two alternative words, 0 to 1. Blue is 0.6 to 1 in the box of a word
// and 0.1 to 0.5 in the line under it: the highest value for the word that settles first. All channels are 0 to 1.
uniform sampler2D uMarks;
// Colours of an area, of a line, and of the page's background and text, sRGB, 0 to 1.
uniform vec3 uTint;
uniform vec3 uStroke;
uniform vec3 uBackground;
uniform vec3 uInk;
// Progress of the effect, 0 to 1.
uniform float uProgress;
// 0 for marks, 1 for settling.
uniform float uSettles;
// Opacity of a mark that does not stay, after its word was read, as a share of the full opacity, 0 to 1.
uniform float uRemains;
// Progress at which the last mark begins, 0 to 1.
uniform float uLastBegins;
// Share of the duration for which each of the two alternative words is shown, 0 to 1.
uniform float uWordLasts;
// Progress at which the word with the lowest blue begins to settle, 0 to 1.
uniform float uLastWordBegins;
// 1 for the calm version: only the marks that stay, or the lines under the words, fade in and out once.
uniform float uCalm;
// Highest opacity, 0 to 1, set by the flash limit.
uniform float uGain;

// Progress from which all marks fade out.
const float fades = 0.8;
// Strength from which a mark has the colour of a line instead of the colour of an area.
const float strokeFrom = 0.6;
// Opacity of the tint behind a word that settles.
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
  // Strongest at the current position of the reading, weaker behind it.
  float reading = 1.0 - smoothstep(0.0, 0.14, since);
  float shown = smoothstep(0.0, 0.03, since) * mix(max(reading, uRemains), 1.0, stays);
  float alpha = mark.r * mix(shown * (1.0 - smoothstep(fades, 1.0, uProgress)), stays * calmAlpha(), uCalm);
  return vec4(mix(uTint, uStroke, step(strokeFrom, mark.r)), 1.0) * alpha;
}

vec4 settling() {
  vec3 word = texture(uMarks, vUv).rgb;
  if (word.b < 0.05) return vec4(0.0);
  bool isLine = word.b < 0.55;
  float begins = clamp(((isLine ? 0.5 : 1.0) - word.b) / 0.4, 0.0, 1.0) * uLastWordBegins;
  float since = uProgress - begins;
  if (since < 0.0 && uCalm == 0.0) return vec4(0.0);
  float settled = uWordLasts * 2.0;
  float fade = mix(1.0 - smoothstep(begins + settled, 1.0, uProgress), calmAlpha(), uCalm);
  if (isLine) return vec4(uStroke, 1.0) * fade;
  if (uCalm > 0.0) return vec4(0.0);
  // The tint behind the word stays and fades out, so that a reader who noticed the change finds the word.
  if (since >= settled) return vec4(uTint, 1.0) * wordGround * fade;
  float ink = since < uWordLasts ? word.r : word.g;
  return vec4(mix(mix(uBackground, uTint, wordGround), uInk, ink), 1.0);
}

void main() {
  vec4 shown = uSettles > 0.5 ? settling() : marks();
  if (shown.a == 0.0) discard;
  finalColor = shown * uGain;
}
