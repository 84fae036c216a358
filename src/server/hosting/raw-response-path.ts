import type { Server } from "node:http";
import type { Socket } from "node:net";
import { type PlainRequest, createPlainRequestReader } from "../http/plain-request.ts";
import { whileListening } from "../http/while-listening.ts";

/** The whole answer to a request, head and body; undefined where it is not at hand. */
export type ReadyAnswer = (request: PlainRequest) => Buffer | undefined;

export interface RawResponsePath {
  /** Whether a connection is here, and all that it asked is answered. */
  isAtRest(socket: Socket): boolean;
  /** Ends the connections that rest here; whatever was answered still goes out. */
  close(): void;
}

/** So often a connection is looked at while it may rest: a timer of its own would be set anew by every request. */
const looks = 4;

/** Ends connections from which nothing has come for so many milliseconds; the answer is what takes one in. */
function watchRest(
  resting: Map<Socket, { read: number; unchanged: number }>,
  server: Server,
): (socket: Socket) => void {
  const { keepAliveTimeout } = server;
  const look = (): void => {
    for (const [socket, seen] of resting) {
      const { bytesRead, writableLength } = socket;
      const isAtRest = bytesRead === seen.read && writableLength === 0;
      seen.unchanged = isAtRest ? seen.unchanged + 1 : 0;
      seen.read = bytesRead;
      if (seen.unchanged >= looks) socket.destroy();
    }
  };
  if (keepAliveTimeout > 0) whileListening(server, keepAliveTimeout / looks, look);
  return (socket) => void resting.set(socket, { read: -1, unchanged: 0 });
}

/**
 * Answers plain requests for what is in memory before HTTP is parsed, which costs more than all the rest
 * of serving a page. With the first request that is anything else, in form or in what it asks for, a
 * connection goes over to the server's own reading of HTTP, unread, and stays there. Nothing is kept
 * from one chunk to the next: a request in pieces is never put together here.
 */
export function openRawResponsePath(server: Server, answer: ReadyAnswer): RawResponsePath {
  const ordinary = server.listeners("connection") as ((this: Server, socket: Socket) => void)[];
  const resting = new Map<Socket, { read: number; unchanged: number }>();
  const takeIn = watchRest(resting, server);
  const readPlainRequest = createPlainRequestReader();
  let isOpen = true;

  function handOver(socket: Socket, chunk: Buffer): void {
    resting.delete(socket);
    socket.removeAllListeners("data").removeAllListeners("close");
    socket.removeListener("error", ignore);
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
    takeIn(socket);
    socket
      .on("close", () => resting.delete(socket))
      .on("error", ignore)
      .on("data", (chunk: Buffer) => read(socket, chunk));
  });
  return {
    isAtRest: (socket) => resting.has(socket) && socket.writableLength === 0,
    close() {
      isOpen = false;
      for (const socket of resting.keys()) socket.end();
    },
  };
}

/** A connection that breaks is closed by itself. */
function ignore(): void {}
