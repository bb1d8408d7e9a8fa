// Lays a unit quad where its mesh stands, and hands on where on the quad and where on the screen each pixel is.
#version 300 es

in vec2 aPosition;
in vec2 aUV;

// Pixi's own: screen to clip space, world to screen, mesh to world.
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;

// 0 to 1 over the quad.
out vec2 vUv;
// CSS pixels from the top left of the window.
out vec2 vScreen;

void main() {
  vec3 place = uWorldTransformMatrix * uTransformMatrix * vec3(aPosition, 1.0);
  vUv = aUV;
  vScreen = place.xy;
  gl_Position = vec4((uProjectionMatrix * vec3(place.xy, 1.0)).xy, 0.0, 1.0);
}
