/** Whether WebGL 2 with a stencil buffer is available now. Ask for each canvas: a driver can fail during a visit. */
export function hasWebGL(): boolean {
  try {
    const gl = document.createElement('canvas').getContext('webgl2', { stencil: true });
    const isFit = gl !== null && gl.getContextAttributes()?.stencil === true;
    gl?.getExtension('WEBGL_lose_context')?.loseContext();
    return isFit;
  } catch {
    return false;
  }
}
