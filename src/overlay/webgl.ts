/** Polling interval for finished commands, ms. WebGL has no event for it. */
const lookEveryMs = 40;

const pause = () => new Promise((resolve) => setTimeout(resolve, lookEveryMs));

/**
 * Waits until the GPU has finished all commands so far, without a query that would block the page. Resolves to false if
 * the context is lost meanwhile, or `signal` aborted.
 */
export async function areCarriedOut(gl: WebGL2RenderingContext, signal: AbortSignal): Promise<boolean> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (fence === null) return false;
  gl.flush();
  const isDone = () => gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED;
  while (!signal.aborted && !gl.isContextLost() && !isDone()) await pause();
  gl.deleteSync(fence);
  return !signal.aborted && !gl.isContextLost();
}

/**
 * Whether WebGL 2 with a stencil buffer is available now. Call it for each canvas: a driver can fail during a visit.
 *
 * The first context of a browser starts its driver, in another process. Any query to the context waits for that on the
 * page's thread, half a second with software GL. So nothing is queried until a first command has finished. Resolves to
 * false when `signal` is aborted meanwhile.
 */
export async function isWebGLReady(signal: AbortSignal): Promise<boolean> {
  try {
    const gl = document.createElement('canvas').getContext('webgl2', { stencil: true });
    if (gl === null) return false;
    const isFit = (await areCarriedOut(gl, signal)) && gl.getContextAttributes()?.stencil === true;
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return isFit;
  } catch {
    return false;
  }
}
