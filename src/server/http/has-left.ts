import type { IncomingMessage } from "node:http";

/** Whether whoever asks has cut the connection before they said all: that is no fault of the server’s to log. */
export const hasLeft = (request: IncomingMessage): boolean => request.errored !== null;
