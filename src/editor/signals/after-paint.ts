/** Calls once when what the page shows now was painted; the answer cancels it. */
export type AfterPaint = (call: () => void) => () => void;

/** A task that is asked for in a frame comes once that frame was painted. */
export function paintsOf(window: Window): AfterPaint {
  return (call) => {
    let task: number | undefined;
    const frame = window.requestAnimationFrame(() => {
      task = window.setTimeout(call);
    });
    return () => {
      window.cancelAnimationFrame(frame);
      window.clearTimeout(task);
    };
  };
}
