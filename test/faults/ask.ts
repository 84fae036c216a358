import { type Agent, request } from "node:http";

/** What came back; status 0: nothing did. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly milliseconds: number;
}

export interface Question {
  readonly port: number;
  /** The name that is asked for, which the machine need not know. */
  readonly host: string;
  readonly path?: string;
  /** `POST` with a body and `GET` without one where it is not given. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Posted as JSON, bytes as they are. */
  readonly body?: object | Buffer;
  readonly agent?: Agent;
  /** After so long nothing more is waited for. */
  readonly withinMs?: number;
}

/** Far longer than the server itself waits for anything. */
const patienceMs = 60_000;

/** Asks a server whatever may become of it meanwhile: never rejects. */
export function ask({ port, host, path = "/", body, withinMs, ...rest }: Question): Promise<Reply> {
  const began = performance.now();
  const sent = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const { method = sent === undefined ? "GET" : "POST", agent } = rest;
  const type = sent === undefined ? {} : { "content-type": "application/json" };
  const length = sent === undefined ? {} : { "content-length": Buffer.byteLength(sent) };
  const headers = { host, ...type, ...length, ...rest.headers };
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const end = (status: number, own: Reply["headers"] = {}) =>
      resolve({
        status,
        headers: own,
        body: Buffer.concat(chunks),
        milliseconds: performance.now() - began,
      });
    const about = { port, host: "127.0.0.1", path, method, headers, ...(agent && { agent }) };
    const signal = AbortSignal.timeout(withinMs ?? patienceMs);
    request({ ...about, signal }, (answer) => {
      answer.on("data", (chunk: Buffer) => void chunks.push(chunk));
      answer.once("end", () => end(answer.statusCode ?? 0, answer.headers));
      answer.once("error", () => end(0));
    })
      .once("error", () => end(0))
      .end(sent);
  });
}

/** What an answer says as JSON. @throws where it isn't one of success */
export function read(reply: Reply): unknown {
  const text = reply.body.toString();
  if (reply.status < 200 || reply.status >= 300) throw new Error(`${reply.status} ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}

export function isTaken({ status }: Reply): boolean {
  return status >= 200 && status < 300;
}
