import type { Server } from "node:http";

/**
 * Calls back every so many milliseconds while a server listens. One that never does, whose requests are handed in, has no
 * end that would stop it: what looks after its connections would keep all of it in memory.
 */
export function whileListening(server: Server, everyMs: number, look: () => void): void {
  server.once("listening", () => {
    const timer = setInterval(look, everyMs).unref();
    server.once("close", () => clearInterval(timer));
  });
}
