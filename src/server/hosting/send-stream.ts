import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";

/**
 * Sends content as fast as the visitor takes it. The head is written when there is something to send, so that what can't
 * be read can still be answered. A visitor who goes ends it quietly. @throws what the content throws
 */
export async function sendStream(
  content: AsyncGenerator<Buffer>,
  response: ServerResponse,
  writeHead: () => void,
): Promise<void> {
  let fault: { error: unknown } | undefined;
  try {
    const first = await content.next();
    writeHead();
    const body = async function* () {
      try {
        if (!first.done) yield first.value;
        yield* content;
      } catch (error) {
        fault = { error };
        throw error;
      }
    };
    await pipeline(body, response).catch(() => undefined);
  } finally {
    await content.return(undefined);
  }
  if (fault) throw fault.error;
}
