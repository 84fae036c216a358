import {
  Agent,
  type IncomingMessage,
  type ServerResponse,
  request as httpRequest,
} from "node:http";
import { pipeline } from "node:stream";
import { peerHeader } from "./peer.ts";

/**
 * Headers of one connection, which say nothing of the next, and what could claim to be somebody else. Trailers aren't
 * passed on: announced without a body they are an error that Node.js throws.
 */
const ofConnection = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "upgrade",
  "expect",
  peerHeader,
]);

/** How an answer is cut in pieces is said anew: whoever speaks HTTP/1.0 knows none. */
const ofAnswer = new Set([...ofConnection, "transfer-encoding"]);

function passedHeaders(raw: readonly string[], left: ReadonlySet<string>): string[] {
  const headers: string[] = [];
  for (let index = 0; index < raw.length; index += 2) {
    const [name = "", value = ""] = raw.slice(index, index + 2);
    if (!left.has(name.toLowerCase())) headers.push(name, value);
  }
  return headers;
}

interface PassOnOptions {
  /** The path of the socket of the main process. */
  readonly passTo: string;
  /** Answers where it can't be reached. */
  readonly unavailable: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Passes requests on to the main process, as they are and with whom they are from, and its answers back as they come. */
export function createPassOn({ passTo, unavailable }: PassOnOptions) {
  const agent = new Agent({ keepAlive: true });

  function answer(from: IncomingMessage, response: ServerResponse): void {
    const headers = passedHeaders(from.rawHeaders, ofAnswer);
    // the rest of a body that wasn't wanted may still be on its way
    if (from.headers.connection === "close") headers.push("connection", "close");
    response.writeHead(from.statusCode ?? 502, from.statusMessage, headers);
    response.flushHeaders();
    pipeline(from, response, () => undefined);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { method, url, rawHeaders, socket } = request;
    const headers = [
      ...passedHeaders(rawHeaders, ofConnection),
      peerHeader,
      socket.remoteAddress ?? "",
    ];
    const passed = httpRequest({ socketPath: passTo, agent, method, path: url, headers });
    passed.on("response", (from) => answer(from, response));
    passed.on("error", () => {
      if (response.headersSent) response.destroy();
      else if (!response.destroyed) unavailable(request, response);
    });
    response.on("close", () => {
      if (!response.writableFinished) passed.destroy();
    });
    request.on("error", () => passed.destroy());
    request.pipe(passed);
  };
}
