// The archive's scan: an edge of light with a trail behind it that is resolved in dots, as a bitmap would hold it.

struct ScanUniforms {
  // Width and height of the band from the end of the trail to the edge, CSS pixels.
  uSize: vec2<f32>,
  // Colour of the light, CSS values 0 to 1.
  uColour: vec3<f32>,
  // Width of the edge, CSS pixels.
  uEdge: f32,
  // 0 to 1, strength of the trail; 0 leaves the edge alone.
  uTrail: f32,
  // Edge of one dot of the trail, CSS pixels.
  uGrain: f32,
  // 0 to 1, what the flash limit has granted.
  uGain: f32,
}

@group(2) @binding(0) var<uniform> scanUniforms: ScanUniforms;

fn wrap(value: vec2<f32>, period: f32) -> vec2<f32> {
  return value - period * floor(value / period);
}

// Ordered 4 by 4 threshold, 0 to 1, built from two 2 by 2 ones.
fn threshold(at: vec2<f32>) -> f32 {
  let cell = wrap(floor(at / scanUniforms.uGrain), 4.0);
  let low = wrap(cell, 2.0);
  let high = floor(cell / 2.0);
  let fine = (low.x * 2.0 + low.y * 3.0) % 4.0;
  let coarse = (high.x * 2.0 + high.y * 3.0) % 4.0;
  return (fine * 4.0 + coarse + 0.5) / 16.0;
}

@fragment
fn mainFragment(@location(0) vUv: vec2<f32>, @location(1) vScreen: vec2<f32>) -> @location(0) vec4<f32> {
  let behind = (1.0 - vUv.x) * scanUniforms.uSize.x;
  let fall = pow(vUv.x, 2.4) * 0.24 * scanUniforms.uTrail;
  // Seven levels: even enough to read as light, coarse enough that one sees what holds it.
  let trail = floor(fall * 30.0 + threshold(vScreen)) / 30.0;
  let edge = step(behind, scanUniforms.uEdge) * 0.5 + step(behind, scanUniforms.uEdge * 3.0) * 0.06 * scanUniforms.uTrail;
  let alpha = min(1.0, trail + edge) * scanUniforms.uGain;
  return vec4<f32>(scanUniforms.uColour * alpha, alpha);
}
