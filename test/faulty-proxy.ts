import { type IncomingMessage, type ServerResponse, createServer, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/** What happens to a call, besides or in place of what the store does. */
export type Fault =
  /** It goes on as it came. */
  | "none"
  /** The store is asked late. */
  | "slow"
  /** The store is asked at once, and its answer comes late. */
  | "late"
  /** The store isn't asked, and says that it can't now. */
  | 500
  | 503
  | 507
  | 403
  /** The store isn't asked, and nothing comes. */
  | "silent"
  /** The store does it, and its answer is lost. */
  | "lost-reply"
  /** The answer ends in its middle. */
  | "cut"
  /** A byte of the answer is another one. */
  | "wrong-byte";

/** What comes late comes so many milliseconds later. */
const lateMs = 100;

/** What the proxy is told of a call. */
export interface SeenCall {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
}

/** Something between a client and a store that goes wrong as it is told. */
export interface FaultyProxy {
  readonly port: number;
  /** Every call so far. */
  readonly calls: SeenCall[];
  /** What happens to the calls from now on. */
  fail(fault: (call: SeenCall) => Fault): void;
  close(): Promise<void>;
}

async function forward(incoming: IncomingMessage, body: Buffer, port: number) {
  const { method, url: path, headers } = incoming;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // the host is signed, and stays
  request({ host: "127.0.0.1", port, method, path, headers }, resolve)
    .on("error", reject)
    .end(body);
  const answer = await promise;
  return { answer, bytes: await buffer(answer) };
}

function refuse(response: ServerResponse, status: number): void {
  response
    .writeHead(status, { "content-type": "application/xml" })
    .end(`<?xml version="1.0"?><Error><Code>Refused${status}</Code></Error>`);
}

export async function startFaultyProxy(target: number): Promise<FaultyProxy> {
  const calls: SeenCall[] = [];
  let faultOf: (call: SeenCall) => Fault = () => "none";

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = { method: incoming.method ?? "", target: incoming.url ?? "" };
    calls.push(call);
    const fault = faultOf(call);
    const body = await buffer(incoming);
    if (fault === "silent") return;
    if (typeof fault === "number") return refuse(response, fault);
    if (fault === "slow") await wait(lateMs);
    const { answer, bytes } = await forward(incoming, body, target);
    if (fault === "late") await wait(lateMs);
    const isCutAtOnce = fault === "cut" && bytes.length === 0;
    if (fault === "lost-reply" || isCutAtOnce) return void response.destroy();
    const sent = Buffer.from(bytes);
    if (fault === "wrong-byte" && sent.length > 0) sent.writeUInt8(sent.readUInt8(0) ^ 1, 0);
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    if (fault !== "cut") return void response.end(sent);
    response.write(sent.subarray(0, sent.length / 2), () => response.destroy());
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    port: address.port,
    calls,
    fail: (fault) => void (faultOf = fault),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
