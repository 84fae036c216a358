import type { LanguageCode } from "#/site/language.ts";
import { trustedScript } from "../../../api/trusted-script.ts";
import type { Timers } from "../../../signals/timers.ts";
import { exchangeLimits, ExchangeProblem } from "./exchange-file.ts";
import type { ExchangedText, OnShare } from "./exchange-file.ts";
// oxlint-disable-next-line import/default -- its address, which the build makes
import address from "./exchange-worker.ts?worker&url";
import type { ReadingMessage, ReadingRequest } from "./reading-messages.ts";

/** A file of 20 MB that is made to be slow takes a tenth of this on a slow computer. */
const longestReading = 60_000;

/** A thread as it is used here. */
export interface ReadingThread {
  read(request: ReadingRequest): void;
  /** `onFailed` hears that the thread's code can't be had. */
  listen(onMessage: (message: ReadingMessage) => void, onFailed: () => void): void;
  end(): void;
}

function startThread(): ReadingThread {
  const worker = new Worker(trustedScript("vitrine-reading", address), { type: "module" });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows: a worker has one origin
    read: (request) => worker.postMessage(request),
    listen(onMessage, onFailed) {
      worker.addEventListener("message", ({ data }: MessageEvent<ReadingMessage>) =>
        onMessage(data),
      );
      worker.addEventListener("error", onFailed);
    },
    end: () => worker.terminate(),
  };
}

export interface ReadingOptions {
  readonly language: LanguageCode;
  /** Ends the reading at once, wherever it is. */
  readonly signal: AbortSignal;
  readonly onShare: OnShare;
  readonly timers: Timers;
  readonly start?: () => ReadingThread;
}

/**
 * Reads a file with translations in a thread of its own, so that the tab goes on whatever the file is. Rejects with an
 * `ExchangeProblem`, with the signal's reason, or with an `Error` where the thread's code can't be had.
 */
export function readInWorker(
  file: Blob,
  { language, signal, onShare, timers, start = startThread }: ReadingOptions,
): Promise<ExchangedText[]> {
  // nothing is begun for what is refused anyway
  if (file.size > exchangeLimits.bytes) return Promise.reject(new ExchangeProblem("too-large"));
  const { promise, resolve, reject } = Promise.withResolvers<ExchangedText[]>();
  const texts: ExchangedText[] = [];
  const thread = start();
  const giveUp = (): void => reject(signal.reason);
  const cancel = timers.after(longestReading, () => reject(new ExchangeProblem("too-slow")));
  signal.addEventListener("abort", giveUp);
  const hear = (message: ReadingMessage): void => {
    if (message.kind === "share") onShare(message.share);
    else if (message.kind === "texts") texts.push(...message.texts);
    else if (message.kind === "end") resolve(texts);
    else reject(new ExchangeProblem(message.code, message.about));
  };
  thread.listen(hear, () => reject(new Error("The code that reads files couldn’t be had")));
  thread.read({ file, language });
  return promise.finally(() => {
    cancel();
    signal.removeEventListener("abort", giveUp);
    thread.end();
  });
}
