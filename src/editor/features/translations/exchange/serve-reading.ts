import { ExchangeProblem } from "./exchange-file.ts";
import { readExchange } from "./read-exchange.ts";
import type { ReadingMessage, ReadingRequest } from "./reading-messages.ts";

/** Texts of one message: what takes the tab less than a frame to receive. */
const textsAtOnce = 1000;

/** The parts of a worker's globals that are used. */
export interface ReadingScope {
  addEventListener(
    name: "message",
    handle: (event: { readonly data: ReadingRequest }) => void,
  ): void;
  postMessage(message: ReadingMessage): void;
}

async function read({ file, language }: ReadingRequest, scope: ReadingScope): Promise<void> {
  try {
    const texts = await readExchange(file, language, (share) =>
      scope.postMessage({ kind: "share", share }),
    );
    for (let at = 0; at < texts.length; at += textsAtOnce)
      scope.postMessage({ kind: "texts", texts: texts.slice(at, at + textsAtOnce) });
    scope.postMessage({ kind: "end" });
  } catch (error) {
    const { code, about } =
      error instanceof ExchangeProblem ? error : new ExchangeProblem("damaged");
    scope.postMessage({ kind: "problem", code, about });
  }
}

/** Reads each file that the tab asks for. */
export function serveReading(scope: ReadingScope): void {
  scope.addEventListener("message", ({ data }) => void read(data, scope));
}
