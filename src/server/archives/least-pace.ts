import type { ServerResponse } from "node:http";

interface Pace {
  /** On average since the answer began. */
  readonly bytesPerSecond: number;
  /** Nobody is judged by what they took in the first of it, in milliseconds. */
  readonly after: number;
  /** How often it is looked at, in milliseconds. */
  readonly every: number;
}

/** Breaks an answer off whose reader is slower, as long as it is the reader that is waited for. */
export function expectPace(answer: ServerResponse, { bytesPerSecond, after, every }: Pace): void {
  const { socket } = answer;
  if (!socket) return;
  const begun = { at: performance.now(), bytes: socket.bytesWritten };
  const timer = setInterval(() => {
    const passed = performance.now() - begun.at;
    const least = (passed / 1000) * bytesPerSecond;
    const isSlow = socket.bytesWritten - begun.bytes < least;
    if (passed >= after && isSlow && answer.writableNeedDrain) answer.destroy();
  }, every);
  timer.unref();
  answer.once("close", () => clearInterval(timer));
}
