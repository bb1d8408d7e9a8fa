// Lays a unit quad where its mesh stands, and hands on where on the quad and where on the screen each pixel is.

// Pixi's own: screen to clip space, world to screen, colour and size of what is drawn on.
struct GlobalUniforms {
  uProjectionMatrix: mat3x3<f32>,
  uWorldTransformMatrix: mat3x3<f32>,
  uWorldColorAlpha: vec4<f32>,
  uResolution: vec2<f32>,
}

// Pixi's own: mesh to world.
struct LocalUniforms {
  uTransformMatrix: mat3x3<f32>,
  uColor: vec4<f32>,
  uRound: f32,
}

@group(0) @binding(0) var<uniform> globalUniforms: GlobalUniforms;
@group(1) @binding(0) var<uniform> localUniforms: LocalUniforms;

struct Placed {
  @builtin(position) position: vec4<f32>,
  // 0 to 1 over the quad.
  @location(0) vUv: vec2<f32>,
  // CSS pixels from the top left of the window.
  @location(1) vScreen: vec2<f32>,
}

@vertex
fn mainVertex(@location(0) aPosition: vec2<f32>, @location(1) aUV: vec2<f32>) -> Placed {
  let place = globalUniforms.uWorldTransformMatrix * localUniforms.uTransformMatrix * vec3<f32>(aPosition, 1.0);
  let clip = globalUniforms.uProjectionMatrix * vec3<f32>(place.xy, 1.0);
  return Placed(vec4<f32>(clip.xy, 0.0, 1.0), aUV, place.xy);
}
