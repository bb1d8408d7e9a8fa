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

/**
 * Number of frames that the GPU may have before it: a healthy GPU may finish a frame only after the next one has begun.
 */
const mostWaiting = 2;
/** After this time a frame counts as finished, ms. A driver that reports nothing must not end the effects. */
const longestWaitMs = 1000;

/** The frames of a context that the GPU has not finished yet. */
export interface GpuWork {
  /** Marks the end of a frame's commands. */
  readonly endFrame: () => void;
  /** Whether the GPU has two frames before it. Does not wait. */
  readonly isBusy: () => boolean;
}

/** Watches the frames of a context by fences. */
export function watchGpu(gl: WebGL2RenderingContext): GpuWork {
  const waiting: { readonly fence: WebGLSync; readonly sinceMs: number }[] = [];
  const isFinished = ({ fence, sinceMs }: (typeof waiting)[number]): boolean =>
    performance.now() - sinceMs > longestWaitMs || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED;
  return {
    endFrame: () => {
      const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      if (fence !== null) waiting.push({ fence, sinceMs: performance.now() });
      gl.flush();
    },
    isBusy: () => {
      while (waiting.length > 0 && (gl.isContextLost() || isFinished(waiting[0]!)))
        gl.deleteSync(waiting.shift()!.fence);
      return waiting.length >= mostWaiting;
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
