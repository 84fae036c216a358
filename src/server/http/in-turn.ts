import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Requests that come at once on one connection are begun one after the other, each once the answer to the one before it
 * has left, and after a turn of everybody else: whoever sends forty at once is no more than one visitor, and who reads
 * none of the answers has only the first ones made. Of a connection that is closed none is begun any more.
 */
export function inTurn(handle: Handle): Handle {
  const last = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const { socket } = request;
    const before = last.get(socket);
    last.set(socket, response);
    if (before === undefined || before.writableFinished) {
      handle(request, response);
      return;
    }
    before.once("close", () =>
      setImmediate(() => {
        if (!socket.destroyed) handle(request, response);
      }),
    );
  };
}
