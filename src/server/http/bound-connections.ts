import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import {
  type Taken,
  look,
  lookAtIncoming,
  lookAtWritten,
  newIncoming,
  newTaken,
  note,
  slowPace,
} from "./taken-connection.ts";
import { whileListening } from "./while-listening.ts";

type Take = (this: Server, socket: Socket) => void;

interface Options {
  /** How many are taken at the same moment. */
  readonly most: number;
  /** Whether a connection rests where requests are answered before HTTP is parsed. */
  readonly isAtRest: (socket: Socket) => boolean;
  /** Takes a connection whose requests are refused: they are parsed in any case. */
  readonly refuse: Take;
  /** Whether there is a handle for one more that is told so. */
  readonly hasHandle: () => boolean;
  /** Tells somebody, whose request has only begun, that there is no room, and closes the connection. */
  readonly tellNo: (socket: Socket) => void;
}

/** Connections of a server that are told that there is no room. */
export interface BoundConnections {
  /** To be asked of each request, whose connection counts as in use until it is answered. */
  isRefused(socket: Socket, response: ServerResponse): boolean;
}

/** Nothing has come for so many milliseconds: the connection may be closed for one that is needed. */
const restMs = 1_000;
/** So often all are looked at for what has come: from then on a connection is known to be silent. */
const lookMs = 250;
/** Nothing of what waits for it has left for so many milliseconds: the connection may be closed for one that is needed. */
const stuckMs = 30_000;
/** And after so many it is closed, whether its place is needed or not. */
const mostStuckMs = 120_000;
/** So long whoever is refused has to say what it wanted. */
const refusedMs = 2_000;
/** So many are told at the same moment, at most: each takes a handle, too. */
const mostRefused = 64;
/** So many connections are looked at for one that rests. */
const mostLooked = 1_000;

/** Whether a connection has been silent for a while, with nothing on the way in either direction but the head of a request. */
function isSilent(socket: Socket, one: Taken, now: number): boolean {
  look(socket, one, now);
  return one.open === 0 && socket.writableLength === 0 && now - one.since >= restMs;
}

/** Whether nobody reads what a connection was answered. */
function isStuck(socket: Socket, one: Taken, now: number): boolean {
  lookAtWritten(socket, one, now);
  return now - one.stuckSince >= stuckMs;
}

/** Closes a connection of which a request isn't whole, and says why where nothing was answered yet. */
function giveUp(
  socket: Socket,
  { open, incoming: { answer } }: Taken,
  tellNo: Options["tellNo"],
): void {
  const isUnanswered = open === 0 || (open === 1 && answer?.headersSent === false);
  if (isUnanswered && socket.writableLength === 0) tellNo(socket);
  else socket.destroy();
}

/** Which of the connections that were taken gives its place away, if one does. */
function createPlaces(server: Server, { most, isAtRest, tellNo }: Options) {
  /** From who wasn't asked for its place for longest on. */
  const taken = new Map<Socket, Taken>();

  // also while there is room: who came long ago has to be known for silent in the moment when there is none
  whileListening(server, lookMs, () => {
    const now = performance.now();
    for (const [socket, one] of taken) {
      look(socket, one, now);
      lookAtWritten(socket, one, now);
      if (isAtRest(socket)) one.incoming.headSince = undefined;
      else lookAtIncoming(socket, one, now);
      if (now - one.stuckSince >= mostStuckMs) socket.destroy();
    }
  });

  const isDone = (socket: Socket, { open, read, readAtRest }: Taken): boolean =>
    isAtRest(socket) || (open === 0 && read === readAtRest);

  function makeRoom(): boolean {
    const now = performance.now();
    let looks = Math.min(mostLooked, taken.size);
    let slow: Socket | undefined;
    let slowest: { socket: Socket; one: Taken; pace: number } | undefined;
    for (const [socket, one] of taken) {
      if (looks === 0) break;
      looks -= 1;
      taken.delete(socket);
      if (isStuck(socket, one, now)) {
        socket.destroy();
        return true;
      }
      if (isSilent(socket, one, now)) {
        if (isDone(socket, one)) socket.destroy();
        else tellNo(socket);
        return true;
      }
      taken.set(socket, one);
      if (one.isSlow) slow ??= socket;
      const pace = isAtRest(socket) ? undefined : slowPace(socket, one, now);
      if (pace !== undefined && pace < (slowest?.pace ?? Infinity)) slowest = { socket, one, pace };
    }
    if (slowest) {
      taken.delete(slowest.socket);
      giveUp(slowest.socket, slowest.one, tellNo);
      return true;
    }
    if (!slow) return false;
    taken.delete(slow);
    slow.destroy();
    return true;
  }

  return {
    take(socket: Socket): boolean {
      if (taken.size >= most && !makeRoom()) return false;
      taken.set(socket, newTaken(performance.now()));
      socket.once("close", () => taken.delete(socket));
      return true;
    },
    use(socket: Socket, response: ServerResponse): void {
      const one = taken.get(socket);
      if (!one) return;
      one.open += 1;
      one.incoming = newIncoming(response, socket.bytesRead, performance.now());
      response.once("close", () => {
        one.open -= 1;
        note(socket, one, performance.now());
        one.readAtRest = one.read;
      });
    },
  };
}

/**
 * Takes so many connections at the same moment, so that the handles of the process never run out: a connection that the
 * system can't take would be closed without a word. Whoever comes beyond that has the place of one that rests; where none
 * does, requests are refused in words. Node.js can't leave connections waiting: it takes whatever comes.
 */
export function boundConnections(server: Server, options: Options): BoundConnections {
  const places = createPlaces(server, options);
  const refused = new Set<Socket>();
  const next = server.listeners("connection") as Take[];

  function refuse(socket: Socket): void {
    if (refused.size >= mostRefused || !options.hasHandle()) {
      socket.destroy();
      return;
    }
    refused.add(socket);
    const timer = setTimeout(() => socket.destroy(), refusedMs).unref();
    socket.once("close", () => {
      clearTimeout(timer);
      refused.delete(socket);
    });
    options.refuse.call(server, socket);
  }

  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    if (!places.take(socket)) refuse(socket);
    else for (const take of next) take.call(server, socket);
  });
  return {
    isRefused(socket, response) {
      places.use(socket, response);
      return refused.has(socket);
    },
  };
}
