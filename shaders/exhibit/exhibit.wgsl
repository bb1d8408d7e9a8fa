// An exhibit's line drawing, lit as through moving water; or, for a hole, the lattice that lies behind the page.

struct ExhibitUniforms {
  // Colour of the light, CSS values 0 to 1.
  uLight: vec3<f32>,
  // Colour of the tag, CSS values 0 to 1.
  uGround: vec3<f32>,
  // Seconds; stands still in calm mode.
  uTime: f32,
  // 1 for a hole in the page, else 0.
  uHole: f32,
  // 0 to 1, strength of the light.
  uLit: f32,
  // 0 to 1, how far it has emerged.
  uPresence: f32,
}

@group(2) @binding(0) var<uniform> exhibitUniforms: ExhibitUniforms;
// The drawing as coverage: red the lines of the object, green the body of the tag, blue its outline.
@group(2) @binding(1) var uSheet: texture_2d<f32>;
@group(2) @binding(2) var uSheetSampler: sampler;

// Two slow swells that cross: 0 to 1, about 12 s from one crest to the next.
fn water(at: vec2<f32>) -> f32 {
  let cross = sin(dot(at, vec2<f32>(-0.019, 0.011)) - exhibitUniforms.uTime * 0.37);
  return 0.5 + 0.5 * sin(dot(at, vec2<f32>(0.013, 0.021)) + exhibitUniforms.uTime * 0.52 + 1.4 * cross);
}

// Points of a square lattice with `pitch` pixels between them, `reach` pixels in radius.
fn lattice(at: vec2<f32>, pitch: f32, reach: f32) -> f32 {
  let cell = (fract(at / pitch) - 0.5) * pitch;
  return 1.0 - smoothstep(reach - 0.7, reach, length(cell));
}

@fragment
fn mainFragment(@location(0) vUv: vec2<f32>, @location(1) vScreen: vec2<f32>) -> @location(0) vec4<f32> {
  let sheet = textureSample(uSheet, uSheetSampler, vUv);
  let swell = water(vScreen);

  let line = max(sheet.r, sheet.b);
  let body = sheet.g * (1.0 - line);
  let alpha = line + body;
  // Premultiplied, so that a line's outer edge does not mix with the tag's ground.
  let light = exhibitUniforms.uLight * exhibitUniforms.uLit;
  let tag = light * (0.8 + 0.2 * swell) * line + exhibitUniforms.uGround * body;

  // What lies behind is fixed to the window, not to the tag: the hole passes over it.
  let far = lattice(vScreen + vec2<f32>(2.0, 5.0), 5.0, 0.95) * (0.14 + 0.3 * water(vScreen * 2.3));
  let near = lattice(vScreen, 15.0, 1.35) * (0.35 + 0.65 * swell);
  // The cut edge catches light on the far side only.
  let cut = sheet.b * smoothstep(0.75, 1.35, vUv.x + vUv.y);
  let seen = max(max(far, near) * (1.0 - sheet.r), max(sheet.r * 0.9, cut));
  let behind = light * seen * alpha;

  return vec4<f32>(mix(tag, behind, exhibitUniforms.uHole), alpha) * exhibitUniforms.uPresence;
}
