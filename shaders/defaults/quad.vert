// Places a unit quad at the position of its mesh.
// Passes each pixel's position on the quad and in the window to the fragment shader.
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
  // `uWorldTransformMatrix` moves the stage by the canvas's position in the window. It is not applied to `place`, which
  // is therefore a position in the window.
  vec3 place = uTransformMatrix * vec3(aPosition, 1.0);
  vUv = aUV;
  vScreen = place.xy;
  gl_Position = vec4((uProjectionMatrix * uWorldTransformMatrix * place).xy, 0.0, 1.0);
}
