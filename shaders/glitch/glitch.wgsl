// Tears one line of the page and shifts one column by a measure, in a coarser grade; elsewhere it leaves the page alone.

struct GlitchUniforms {
  // Width and height of the area, CSS pixels.
  uSize: vec2<f32>,
  // Top and height of the torn line, CSS pixels.
  uLine: vec2<f32>,
  // Left and width of the shifted column, CSS pixels.
  uColumn: vec2<f32>,
  // The page's own two colours here, CSS values 0 to 1.
  uGround: vec3<f32>,
  uInk: vec3<f32>,
  // Look of this burst, 0 to 1.
  uSeed: f32,
  // Edge of one dot of the coarse grade, CSS pixels.
  uGrain: f32,
  // How far things are out of place, CSS pixels.
  uMeasure: f32,
  // 0 to 1, what the flash limit has granted.
  uGain: f32,
  // 0 to 1: the calm version, one hairline under the line, and nothing else.
  uHairline: f32,
}

@group(2) @binding(0) var<uniform> glitchUniforms: GlitchUniforms;
// The page's words over this area, copied when the burst began: red is the coverage of ink.
@group(2) @binding(1) var uStrip: texture_2d<f32>;
@group(2) @binding(2) var uStripSampler: sampler;

fn hash(n: f32) -> f32 {
  return fract(sin(n * 91.345 + glitchUniforms.uSeed * 47.85) * 43758.5453);
}

fn coverage(at: vec2<f32>) -> f32 {
  return textureSampleLevel(uStrip, uStripSampler, at / glitchUniforms.uSize, 0.0).r;
}

// Ink at a dot of the coarse grade: all or nothing, as a bitmap letter is.
fn dotAt(at: vec2<f32>) -> f32 {
  let centre = (floor(at / glitchUniforms.uGrain) + 0.5) * glitchUniforms.uGrain;
  let size = glitchUniforms.uSize;
  if (centre.x < 0.0 || centre.y < 0.0 || centre.x > size.x || centre.y > size.y) {
    return 0.0;
  }
  let quarter = glitchUniforms.uGrain * 0.25;
  var ink = coverage(centre + vec2<f32>(-quarter, -quarter));
  ink += coverage(centre + vec2<f32>(quarter, -quarter));
  ink += coverage(centre + vec2<f32>(-quarter, quarter));
  ink += coverage(centre + vec2<f32>(quarter, quarter));
  return step(1.25, ink);
}

@fragment
fn mainFragment(@location(0) vUv: vec2<f32>, @location(1) vScreen: vec2<f32>) -> @location(0) vec4<f32> {
  let at = vUv * glitchUniforms.uSize;
  let line = glitchUniforms.uLine;
  let column = glitchUniforms.uColumn;
  let grain = glitchUniforms.uGrain;
  let gain = glitchUniforms.uGain;

  if (glitchUniforms.uHairline > 0.0) {
    let onLine = step(line.x + line.y, at.y) * step(at.y, line.x + line.y + 1.0);
    let taper = smoothstep(0.0, 0.12, vUv.x) * (1.0 - smoothstep(0.88, 1.0, vUv.x));
    let alpha = onLine * taper * glitchUniforms.uHairline * gain;
    return vec4<f32>(glitchUniforms.uInk * alpha, alpha);
  }

  let inLine = step(line.x, at.y) * step(at.y, line.x + line.y);
  let inColumn = step(column.x, at.x) * step(at.x, column.x + column.y);

  // The line is cut into four or five slices; each is drawn aside by whole dots, and about one in three stays.
  let sliceHeight = max(grain * 2.0, line.y / 4.5);
  let slice = floor((at.y - line.x) / sliceHeight + hash(3.0));
  let away = (hash(slice + 11.0) * 2.0 - 1.0) * step(0.34, hash(slice + 29.0));
  let aside = floor(away * glitchUniforms.uMeasure / grain) * grain * inLine;
  let side = select(1.0, -1.0, hash(5.0) < 0.5);
  let down = floor(glitchUniforms.uMeasure * 0.6 / grain) * grain * inColumn * (1.0 - inLine) * side;

  if (aside == 0.0 && down == 0.0) {
    discard;
  }
  let ink = dotAt(at - vec2<f32>(aside, down));
  return vec4<f32>(mix(glitchUniforms.uGround, glitchUniforms.uInk, ink) * gain, gain);
}
