/** Counts requested frames and live WebGL contexts for the tests. Must run before everything else. */
export const counts = { framesAsked: 0 };

const ask = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => {
  counts.framesAsked += 1;
  return ask(callback);
};

const contexts: (WebGLRenderingContext | WebGL2RenderingContext)[] = [];
const getContext = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: Parameters<typeof getContext>) {
  const context = getContext.apply(this, args);
  if (
    (context instanceof WebGL2RenderingContext || context instanceof WebGLRenderingContext) &&
    !contexts.includes(context)
  ) {
    contexts.push(context);
  }
  return context;
} as typeof getContext;

/** WebGL contexts that are not lost: that of the canvas, and that of the checks (src/overlay/webgl.ts). */
export const liveContexts = (): number => contexts.filter((context) => !context.isContextLost()).length;
/** All WebGL contexts so far, lost ones included. */
export const madeContexts = (): number => contexts.length;
export const loseContexts = (): void => {
  for (const context of contexts) {
    if (!context.isContextLost()) context.getExtension('WEBGL_lose_context')?.loseContext();
  }
};
