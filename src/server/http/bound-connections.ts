import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Take = (this: Server, socket: Socket) => void;

/** A connection that was taken, as it was when it was last looked at. */
interface Taken {
  /** Requests that aren't answered yet. */
  open: number;
  /** Bytes that had come. */
  read: number;
  /** Since when no more have, and nothing was answered, in milliseconds of `performance.now()`. */
  since: number;
  /** Bytes that had come when the last answer was out: more of them are the beginning of a request. */
  readAtRest: number;
  /** What of its answers had left, and since when no more of what waits has. */
  gone: Gone;
  stuckSince: number;
  /** What of its answers has left since then, while something waited all the time; at most twice as much as did. */
  moved: number;
  movedSince: number;
  /** It took less than the least pace in the last minute that something waited for it. */
  isSlow: boolean;
}

/** How much of what was written has left: whole pieces, and what is left of the one that is on its way. */
interface Gone {
  readonly bytes: number;
  readonly left: number;
}

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
/** Who takes less than so many bytes in a minute gives its place away where there is none left, and nobody rests. */
const leastMoved = 65_536;
const paceMs = 60_000;
/** So long whoever is refused has to say what it wanted. */
const refusedMs = 2_000;
/** So many are told at the same moment, at most: each takes a handle, too. */
const mostRefused = 64;
/** So many connections are looked at for one that rests. */
const mostLooked = 1_000;

/** Notes that something has come, or was answered. */
function note({ bytesRead }: Socket, one: Taken, now: number): void {
  one.read = bytesRead;
  one.since = now;
}

/** Notes whether something has come since a connection was looked at last. */
function look(socket: Socket, one: Taken, now: number): void {
  if (socket.bytesRead !== one.read) note(socket, one, now);
}

/** What the system hasn't taken of the piece that is on its way: no public property tells. */
function leftOfPiece(socket: Socket): number {
  const handle: unknown = "_handle" in socket ? socket._handle : undefined;
  const isKnown = typeof handle === "object" && handle !== null && "writeQueueSize" in handle;
  return isKnown ? Number(handle.writeQueueSize) : 0;
}

/** Notes at which pace a connection takes what waits for it; where nothing does, it is measured anew. */
function lookAtPace(one: Taken, moved: number | undefined, now: number): void {
  const isOver = now - one.movedSince >= paceMs;
  one.moved += moved ?? 0;
  if (isOver) one.isSlow = one.moved < leastMoved;
  if (moved === undefined) one.isSlow = false;
  if (!isOver && moved !== undefined) return;
  one.moved = 0;
  one.movedSince = now;
}

/** Notes whether anything has left of what waits, and how much. What is written meanwhile is no progress. */
function lookAtWritten(socket: Socket, one: Taken, now: number): void {
  const { writableLength } = socket;
  const before = one.gone;
  if (writableLength === 0) lookAtPace(one, undefined, now);
  else {
    const bytes = socket.bytesWritten - writableLength;
    const left = leftOfPiece(socket);
    const isStill = bytes === before.bytes && left === before.left;
    // pieces that have left since are counted as a whole, though some of one may have been counted before
    lookAtPace(one, Math.max(bytes - before.bytes || before.left - left, 0), now);
    if (isStill) return;
    one.gone = { bytes, left };
  }
  one.stuckSince = now;
}

/** Which of the connections that were taken gives its place away, if one does. */
function createPlaces(server: Server, { most, isAtRest, tellNo }: Options) {
  /** From who wasn't asked for its place for longest on. */
  const taken = new Map<Socket, Taken>();

  // also while there is room: who came long ago has to be known for silent in the moment when there is none
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, one] of taken) {
      look(socket, one, now);
      lookAtWritten(socket, one, now);
      if (now - one.stuckSince >= mostStuckMs) socket.destroy();
    }
  }, lookMs).unref();
  server.once("close", () => clearInterval(timer));

  function isDone(socket: Socket, { open, read, readAtRest }: Taken): boolean {
    return isAtRest(socket) || (open === 0 && read === readAtRest);
  }

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

  function makeRoom(): boolean {
    const now = performance.now();
    let looks = Math.min(mostLooked, taken.size);
    let slow: Socket | undefined;
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
    }
    if (!slow) return false;
    taken.delete(slow);
    slow.destroy();
    return true;
  }

  return {
    take(socket: Socket): boolean {
      if (taken.size >= most && !makeRoom()) return false;
      const since = performance.now();
      const gone = { bytes: 0, left: 0 };
      const pace = { moved: 0, movedSince: since, isSlow: false };
      const still = { gone, stuckSince: since, ...pace };
      taken.set(socket, { open: 0, read: 0, since, readAtRest: 0, ...still });
      socket.once("close", () => taken.delete(socket));
      return true;
    },
    use(socket: Socket, response: ServerResponse): void {
      const one = taken.get(socket);
      if (!one) return;
      one.open += 1;
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
