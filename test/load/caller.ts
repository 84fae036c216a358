import { Agent } from "node:http";
import { type Question, ask, isTaken } from "../faults/ask.ts";

/** Connections that a load keeps, as browsers and proxies do. */
const mostConnections = 256;

/** Asks over connections that are kept; says whether the answer was one of success. */
export function openCaller(): { ask(question: Question): Promise<boolean>; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: mostConnections });
  return {
    ask: async (question) => isTaken(await ask({ agent, ...question })),
    close: () => agent.destroy(),
  };
}
