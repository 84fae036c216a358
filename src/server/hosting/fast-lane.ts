import type { Server } from "node:http";
import type { Socket } from "node:net";
import { type PlainRequest, createPlainRequestReader } from "../http/plain-request.ts";

/** The whole answer to a request, head and body; undefined where it is not at hand. */
export type ReadyAnswer = (request: PlainRequest) => Buffer | undefined;

export interface FastLane {
  /** Ends the connections that rest here; whatever was answered still goes out. */
  close(): void;
}

/**
 * Answers plain requests for what is in memory before HTTP is parsed, which costs more than all the rest
 * of serving a page. With the first request that is anything else, in form or in what it asks for, a
 * connection goes over to the server's own reading of HTTP, unread, and stays there. Nothing is kept
 * from one chunk to the next: a request in pieces is never put together here.
 */
export function openFastLane(server: Server, answer: ReadyAnswer): FastLane {
  const ordinary = server.listeners("connection") as ((this: Server, socket: Socket) => void)[];
  const resting = new Set<Socket>();
  const readPlainRequest = createPlainRequestReader();
  let isOpen = true;

  function handOver(socket: Socket, chunk: Buffer): void {
    resting.delete(socket);
    socket.removeAllListeners("data").removeAllListeners("timeout").removeAllListeners("close");
    socket.removeListener("error", ignore);
    socket.setTimeout(0);
    socket.pause();
    socket.unshift(chunk);
    for (const take of ordinary) take.call(server, socket);
    // what was put back is read once the server listens
    process.nextTick(() => socket.resume());
  }

  function read(socket: Socket, chunk: Buffer): void {
    // whoever doesn't read what he asked for is slowed down by the server
    const request = isOpen && socket.writableLength === 0 ? readPlainRequest(chunk) : undefined;
    const bytes = request && answer(request);
    if (bytes) socket.write(bytes);
    else handOver(socket, chunk);
  }

  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    resting.add(socket);
    socket
      .setTimeout(server.keepAliveTimeout)
      .on("timeout", () => socket.destroy())
      .on("close", () => resting.delete(socket))
      .on("error", ignore)
      .on("data", (chunk: Buffer) => read(socket, chunk));
  });
  return {
    close() {
      isOpen = false;
      for (const socket of resting) socket.end();
    },
  };
}

/** A connection that breaks is closed by itself. */
function ignore(): void {}
