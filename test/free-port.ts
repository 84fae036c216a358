import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * A port that nobody uses at this moment, for a server that is started next. The system gives those above 32767 to
 * whoever connects somewhere: one of them may be gone before the server has it. `fetch` calls nobody at some ports, of
 * which 10080 is the highest.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_081, 32_768);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once("error", () => resolve(false));
  server.listen(port, "::", () => server.close(() => resolve(true)));
  return promise;
}
