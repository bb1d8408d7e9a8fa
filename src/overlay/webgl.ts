/** Polling interval for finished commands, ms. WebGL has no event for it. */
const lookEveryMs = 40;

const pause = () => new Promise((resolve) => setTimeout(resolve, lookEveryMs));

/**
 * Waits until the GPU has finished all previous commands, without a query that would block the page. Resolves to false
 * if the context is lost or `signal` is aborted before that.
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

/** After this time the GPU counts as ready, ms. A driver that reports nothing must not end the effects. */
const longestWaitMs = 1000;

/** The commands of one frame, from `begin` until the GPU has finished them. */
export interface GpuWork {
  /** Marks the end of the frame's commands. */
  readonly begin: () => void;
  /** Whether the GPU has not finished the marked commands yet. Does not wait. */
  readonly isPending: () => boolean;
}

/** Tells whether a context's last frame is finished. */
export function gpuWork(gl: WebGL2RenderingContext): GpuWork {
  let fence: WebGLSync | null = null;
  let beganAt = 0;
  const forget = () => {
    gl.deleteSync(fence);
    fence = null;
  };
  return {
    begin: () => {
      if (fence !== null) forget();
      fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      beganAt = performance.now();
      gl.flush();
    },
    isPending: () => {
      if (fence === null || gl.isContextLost() || performance.now() - beganAt > longestWaitMs) return false;
      if (gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED) return true;
      forget();
      return false;
    },
  };
}

/**
 * The WebGL context of `isWebGLReady`. It stays open for the whole visit: with software GL and a busy machine,
 * releasing a context blocks the page for up to eight seconds.
 */
let probe: WebGL2RenderingContext | null = null;

/**
 * Whether WebGL 2 with a stencil buffer is available now. Call it for each canvas: a driver can fail during a visit.
 *
 * The first context of a browser starts its driver, in another process. Any query to the context blocks the page's
 * thread until the driver has started: half a second with software GL. So nothing is queried until a first command has
 * finished. Resolves to false if `signal` is aborted before that.
 */
export async function isWebGLReady(signal: AbortSignal): Promise<boolean> {
  try {
    if (probe === null || probe.isContextLost()) probe = openProbe();
    if (probe === null) return false;
    return (await areCarriedOut(probe, signal)) && probe.getContextAttributes()?.stencil === true;
  } catch {
    return false;
  }
}

function openProbe(): WebGL2RenderingContext | null {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  return canvas.getContext('webgl2', { stencil: true });
}
