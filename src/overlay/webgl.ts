/** Whether a canvas can be drawn on here and now. Asked anew for each canvas: a driver can go away during a visit. */
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
