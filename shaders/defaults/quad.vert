// Lays a unit quad where its mesh stands, and hands on where on the quad and where on the screen each pixel is.
#version 300 es

in vec2 aPosition;
in vec2 aUV;

// Pixi's own: canvas to clip space, window to canvas, mesh to window.
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;

// 0 to 1 over the quad.
out vec2 vUv;
// CSS pixels from the top left of the window.
out vec2 vScreen;

void main() {
  // The stage is moved by where the canvas lies in the window; without it, places are those of the window.
  vec3 place = uTransformMatrix * vec3(aPosition, 1.0);
  vUv = aUV;
  vScreen = place.xy;
  gl_Position = vec4((uProjectionMatrix * uWorldTransformMatrix * place).xy, 0.0, 1.0);
}
