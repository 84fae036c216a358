import type {
  ReadingMessage,
  ReadingRequest,
} from "../features/translations/exchange/reading-messages.ts";
import { serveReading } from "../features/translations/exchange/serve-reading.ts";

/** Stands in for `Worker`: reads files with translations without a thread; messages are copied as they are between threads. */
export class TestReadingWorker {
  static isEnded = false;
  readonly #listeners: ((event: { readonly data: ReadingMessage }) => void)[] = [];
  #ask: (event: { readonly data: ReadingRequest }) => void = () => undefined;

  constructor() {
    TestReadingWorker.isEnded = false;
    serveReading({
      addEventListener: (_name, handle) => (this.#ask = handle),
      postMessage: (message) => {
        if (TestReadingWorker.isEnded) return;
        for (const listener of this.#listeners) listener({ data: structuredClone(message) });
      },
    });
  }

  addEventListener(
    name: "message" | "error",
    listener: (event: { readonly data: ReadingMessage }) => void,
  ): void {
    if (name === "message") this.#listeners.push(listener);
  }

  postMessage(request: ReadingRequest): void {
    this.#ask({ data: request });
  }

  terminate(): void {
    TestReadingWorker.isEnded = true;
  }
}
