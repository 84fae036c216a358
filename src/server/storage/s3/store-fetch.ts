import { Agent as PlainAgent, type IncomingMessage, request as plainRequest } from "node:http";
import { Agent, request } from "node:https";
import { buffer } from "node:stream/consumers";
import { shareOfHandles } from "../../handles/handles.ts";
import { type SilenceLimits, createSilenceWatch, silenceLimits } from "./silence-watch.ts";
import { tellStorage } from "../storage-events.ts";
import { StoreFault } from "./store-fault.ts";

/** How long a store is waited for, in milliseconds, and how much is asked of it at once. */
export interface StoreLimits {
  /** Without a byte in either direction: while connecting, before an answer and within one. */
  readonly silence: number;
  /** From the call to the end of its answer, beside what its bytes take. */
  readonly whole: number;
  /** Bytes in a millisecond that a store takes or gives at least. */
  readonly slowest: number;
  /** When a store that is silent is left alone for a while. */
  readonly silent: SilenceLimits;
  /** Connections. Calls beyond these wait for one, within their time. */
  readonly atOnce: number;
}

/** Shorter than what stores themselves wait for a disk of theirs. */
export const storeLimits: StoreLimits = {
  silence: 8_000,
  whole: 20_000,
  slowest: 128,
  silent: silenceLimits,
  atOnce: shareOfHandles(24),
};

/** Statuses whose answers have no body by definition: a `Response` refuses one. */
const bodiless = new Set([204, 205, 304]);

function headersOf({ headers }: IncomingMessage): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) all.set(name, String(value));
  // some say the character set too, which the client doesn't expect
  if (all.get("content-type")?.startsWith("application/xml"))
    all.set("content-type", "application/xml");
  return all;
}

function bytesOf(body: RequestInit["body"]): Uint8Array {
  if (body === null || body === undefined) return Buffer.alloc(0);
  if (typeof body === "string") return Buffer.from(body);
  if (body instanceof Uint8Array) return body;
  throw new TypeError("Only bytes are sent to a store.");
}

/**
 * Calls a store within limits of time. An answer is read as a whole before it is given: no visitor who reads slowly
 * holds a connection. @throws StoreFault, and the system's errors
 */
export function createStoreFetch(limits: StoreLimits = storeLimits) {
  const options = { keepAlive: true, maxSockets: limits.atOnce, timeout: limits.silence };
  const watch = createSilenceWatch(limits.silent);
  const agents = { "http:": new PlainAgent(options), "https:": new Agent(options) };

  async function storeFetch(input: string | URL | Request, init: RequestInit = {}) {
    watch.expectVoice();
    const url = new URL(input instanceof Request ? input.url : input);
    const isPlain = url.protocol === "http:";
    const body = bytesOf(init.body);
    const ending = new AbortController();
    const { signal } = ending;
    const until = (bytes: number) =>
      setTimeout(() => ending.abort(), limits.whole + bytes / limits.slowest);
    let timer = until(body.length);
    const began = performance.now();
    const method = init.method ?? "GET";
    const tell = (status: string, received: number): void =>
      tellStorage({
        kind: "call",
        method,
        status,
        seconds: (performance.now() - began) / 1_000,
        sent: body.length,
        received,
      });
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const call = (isPlain ? plainRequest : request)(url, {
      agent: isPlain ? agents["http:"] : agents["https:"],
      method,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        "content-length": String(body.length),
      },
      timeout: limits.silence,
      signal,
    });
    const silent = () => new StoreFault("is silent", { isPassing: true });
    call.on("timeout", () => call.destroy(silent()));
    call.on("error", reject);
    call.on("response", resolve);
    call.end(body);
    try {
      const answer = await promise;
      watch.heard();
      clearTimeout(timer);
      timer = until(Number(answer.headers["content-length"] ?? 0));
      const bytes = await buffer(answer);
      const status = answer.statusCode ?? 500;
      tell(String(status), bytes.length);
      const isBare = bodiless.has(status) || method === "HEAD";
      return new Response(isBare ? null : bytes, { status, headers: headersOf(answer) });
    } catch (error) {
      call.destroy();
      tell("none", 0);
      const fault = signal.aborted
        ? new StoreFault("is too slow", { cause: error, isPassing: true })
        : error;
      // what can't be reached says so at once
      if (fault instanceof StoreFault) watch.missed();
      throw fault;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    fetch: storeFetch,
    close() {
      agents["http:"].destroy();
      agents["https:"].destroy();
    },
  };
}
