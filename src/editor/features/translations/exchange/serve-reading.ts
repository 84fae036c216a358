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

type Tell = (message: ReadingMessage) => void;

async function read({ file, language }: ReadingRequest, tell: Tell): Promise<void> {
  try {
    const onShare = (share: number): void => tell({ kind: "share", share });
    const texts = await readExchange(file, language, onShare);
    for (let at = 0; at < texts.length; at += textsAtOnce)
      tell({ kind: "texts", texts: texts.slice(at, at + textsAtOnce) });
    tell({ kind: "end" });
  } catch (error) {
    const { code, about } =
      error instanceof ExchangeProblem ? error : new ExchangeProblem("damaged");
    tell({ kind: "problem", code, about });
  }
}

/** Reads each file that the tab asks for. */
export function serveReading(scope: ReadingScope): void {
  const tell: Tell = (message) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows: a worker has one origin
    scope.postMessage(message);
  };
  scope.addEventListener("message", ({ data }) => void read(data, tell));
}
