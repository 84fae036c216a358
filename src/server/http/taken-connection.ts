import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** A connection that was taken, as it was when it was last looked at. */
export interface Taken {
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
  incoming: Incoming;
}

/** What is on its way of a request that isn't whole. */
interface Incoming {
  /** The answer to the request that came last. */
  answer: ServerResponse | undefined;
  /** Since when the head of the next one has been coming. */
  headSince: number | undefined;
  /** Bytes that had come, and when, as the body was measured last. */
  bodyRead: number;
  bodySince: number;
  /** Bytes of a body in each second of the last whole stretch; undefined while none has been measured. */
  bodyPace: number | undefined;
}

/** How much of what was written has left: whole pieces, and what is left of the one that is on its way. */
interface Gone {
  readonly bytes: number;
  readonly left: number;
}

/** Who takes less than so many bytes in a minute gives its place away where there is none left, and nobody rests. */
const leastMoved = 65_536;
const paceMs = 60_000;
/** The body of a request is measured in stretches of so many milliseconds; below so many bytes a second it is slow. */
const bodyMs = 5_000;
const leastBodyPace = 1_024;
/** A head that takes longer than so many milliseconds is slow. */
const headMs = 3_000;

export function newIncoming(
  answer: ServerResponse | undefined,
  bodyRead: number,
  bodySince: number,
): Incoming {
  return { answer, headSince: undefined, bodyRead, bodySince, bodyPace: undefined };
}

/** A connection from which nothing has come, and to which nothing was sent. */
export function newTaken(now: number): Taken {
  const gone = { bytes: 0, left: 0 };
  const pace = { moved: 0, movedSince: now, isSlow: false };
  const incoming = newIncoming(undefined, 0, now);
  return { open: 0, read: 0, since: now, readAtRest: 0, gone, stuckSince: now, ...pace, incoming };
}

/** Notes that something has come, or was answered. */
export function note({ bytesRead }: Socket, one: Taken, now: number): void {
  one.read = bytesRead;
  one.since = now;
}

/** Notes whether something has come since a connection was looked at last. */
export function look(socket: Socket, one: Taken, now: number): void {
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
export function lookAtWritten(socket: Socket, one: Taken, now: number): void {
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

/** Whether the server reads a body of which more has to come: what it leaves waiting itself isn't the client's slowness. */
function isBodyWanted(answer: ServerResponse | undefined): boolean {
  if (!answer || answer.req.complete) return false;
  return answer.req.readableLength < answer.req.readableHighWaterMark;
}

/** Notes at which pace a body comes in, and since when a head does. */
export function lookAtIncoming(socket: Socket, one: Taken, now: number): void {
  const { incoming, open, readAtRest } = one;
  const { bytesRead, writableLength } = socket;
  const isWhole = incoming.answer?.req.complete ?? true;
  // where an answer is on its way, what has come is its request: not all of them are parsed
  const isHead = isWhole && open === 0 && writableLength === 0 && bytesRead !== readAtRest;
  incoming.headSince = isHead ? (incoming.headSince ?? now) : undefined;
  const isWanted = isBodyWanted(incoming.answer);
  const passed = now - incoming.bodySince;
  if (!isWanted) incoming.bodyPace = undefined;
  else if (passed < bodyMs) return;
  else incoming.bodyPace = ((bytesRead - incoming.bodyRead) * 1_000) / passed;
  incoming.bodyRead = bytesRead;
  incoming.bodySince = now;
}

/** Bytes a second of a request that comes in too slowly; undefined of all others. */
export function slowPace(socket: Socket, one: Taken, now: number): number | undefined {
  lookAtIncoming(socket, one, now);
  const { headSince, bodyPace } = one.incoming;
  const age = headSince === undefined ? 0 : now - headSince;
  if (age >= headMs) return ((socket.bytesRead - one.readAtRest) * 1_000) / age;
  return bodyPace !== undefined && bodyPace < leastBodyPace ? bodyPace : undefined;
}
