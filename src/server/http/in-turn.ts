import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** So many milliseconds of a turn of the loop are for what waited. */
const turnMs = 1;
/** So many turns in a row are left to new connections, of which the loop takes one in each. */
const mostLeft = 1_000;

/** Work that is done a little in each turn in which no connection was taken, the oldest first. */
function createQueue(arrivals: () => number): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let isPlanned = false;
  let seen = 0;
  let left = 0;

  function isLeftToOthers(): boolean {
    const count = arrivals();
    const hasArrived = count !== seen && left < mostLeft;
    seen = count;
    left = hasArrived ? left + 1 : 0;
    return hasArrived;
  }

  function plan(): void {
    if (isPlanned || waiting.length === 0) return;
    isPlanned = true;
    setImmediate(work);
  }

  function work(): void {
    isPlanned = false;
    if (isLeftToOthers()) {
      plan();
      return;
    }
    const until = performance.now() + turnMs;
    try {
      do waiting.shift()?.();
      while (waiting.length > 0 && performance.now() < until);
    } finally {
      plan();
    }
  }

  return (later) => {
    waiting.push(later);
    plan();
  };
}

/**
 * Requests that come at once on one connection are begun one after the other, each once the answer to the one before it
 * has left, and a little of all that waits so in a turn: whoever sends forty at once is no more than one visitor, and who
 * reads none of the answers has only the first ones made. New connections, of which `arrivals` counts all that there were,
 * go before. Of a connection that is closed none is begun any more.
 */
export function inTurn(handle: Handle, arrivals: () => number): Handle {
  const last = new WeakMap<Socket, ServerResponse>();
  const later = createQueue(arrivals);
  return (request, response) => {
    const { socket } = request;
    const before = last.get(socket);
    last.set(socket, response);
    if (before === undefined || before.writableFinished) {
      handle(request, response);
      return;
    }
    before.once("close", () =>
      later(() => {
        if (!socket.destroyed) handle(request, response);
      }),
    );
  };
}
