// Places a unit quad at its mesh, and passes on each pixel's position on the quad and in the window.
#version 300 es

in vec2 aPosition;
in vec2 aUV;

// Pixi's matrices: canvas to clip space, window to canvas, mesh to window.
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;

// Position on the quad, 0 to 1.
out vec2 vUv;
// Position in the window, CSS pixels from the top left.
out vec2 vScreen;

void main() {
  // The stage is moved by the canvas's place in the window. Without this matrix, positions are those of the window.
  vec3 place = uTransformMatrix * vec3(aPosition, 1.0);
  vUv = aUV;
  vScreen = place.xy;
  gl_Position = vec4((uProjectionMatrix * uWorldTransformMatrix * place).xy, 0.0, 1.0);
}
