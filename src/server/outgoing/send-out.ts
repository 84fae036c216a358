import { type LookupAddress, type LookupOptions, lookup as lookUp } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { type LookupFunction, isIP } from "node:net";
import { inSpan } from "../spans.ts";
import { isPublicAddress } from "./public-address.ts";

/** A call to an address from outside that was not made, or failed. */
export class SendOutError extends Error {
  override name = "SendOutError";
}

export interface Outgoing {
  /** Throws a `SendOutError` where the server may not call the address. */
  check(url: string): URL;
  /** Posts a body and answers the status. Follows nothing and reads nothing. Throws a `SendOutError`. */
  post(url: string, message: { body: string; headers: Record<string, string> }): Promise<number>;
  /** Asks for an address and answers the head. Follows nothing and reads nothing. Throws a `SendOutError`. */
  ask(
    url: string,
    question: { method: "HEAD" | "GET"; headers: Record<string, string> },
  ): Promise<AnswerHead>;
  /** Asks for an address at one of the IP addresses of its host. Reads no more than that of the answer, and follows nothing. Throws a `SendOutError`. */
  read(url: string, question: Reading): Promise<ReadAnswer>;
}

interface Reading {
  readonly at: string;
  readonly mostBytes: number;
  /** Ends the call before its own time is over. */
  readonly signal?: AbortSignal;
}

interface ReadAnswer extends AnswerHead {
  readonly body: string;
}

interface AnswerHead {
  readonly status: number;
  /** Where a redirect leads, as it was said. */
  readonly location: string | undefined;
}

interface Sending {
  readonly method: "POST" | "HEAD" | "GET";
  readonly headers: Record<string, string>;
  readonly body?: string;
  /** The IP address to call; those of the name where it is left out. */
  readonly at?: string;
  /** How much of the answer is read, in bytes. */
  readonly mostBytes?: number;
  /** Ends the call before its own time is over. */
  readonly signal?: AbortSignal | undefined;
}

interface OutgoingOptions {
  /** Whether an IP address may be called. */
  isAllowed?: (address: string) => boolean;
  /** Asks for all addresses of a name. */
  resolve?: (
    name: string,
    options: { all: true },
    done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
  ) => void;
  /** Connecting, sending and the answer's head together. */
  timeoutMs?: number;
}

const own = { http: 80, https: 443 } as const;

/** Ports of other services of old have no business with HTTP. */
function isOrdinaryPort({ protocol, port }: URL): boolean {
  if (port === "") return true;
  const number = Number(port);
  return number >= 1_024 || number === (protocol === "http:" ? own.http : own.https);
}

/** The beginning of an answer. */
async function beginningOf(answer: IncomingMessage, mostBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  if (mostBytes > 0)
    for await (const part of answer) {
      parts.push(Buffer.from(part));
      length += parts.at(-1)?.length ?? 0;
      if (length >= mostBytes) break;
    }
  return Buffer.concat(parts).subarray(0, mostBytes).toString();
}

/** Makes a call. Throws a `SendOutError`. */
function call(
  url: URL,
  { method, headers, body, mostBytes = 0, signal: ended }: Sending,
  { lookup, timeoutMs }: { lookup: LookupFunction; timeoutMs: number },
): Promise<ReadAnswer> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((settle, refuse) => {
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(ended ? [ended] : [])]);
    // what is broken off says nothing of its own
    const fail = (reason: string, cause?: unknown) =>
      refuse(new SendOutError(reason, { cause: signal.aborted ? signal.reason : cause }));
    const options = { method, headers, lookup, signal, agent: false, maxHeaderSize: 16_384 };
    const sent = request(url, options);
    sent.on("error", (error) =>
      error instanceof SendOutError
        ? refuse(error)
        : fail(`The address didn’t answer: ${error.message}`, error),
    );
    let isAnswered = false;
    sent.on("response", (answer) => {
      isAnswered = true;
      const head = { status: answer.statusCode ?? 0, location: answer.headers.location };
      void beginningOf(answer, mostBytes)
        .then((text) => settle({ ...head, body: text }))
        .catch((error: unknown) => fail("The address didn’t finish its answer.", error))
        .finally(() => sent.destroy());
    });
    // a switch to another protocol is neither an answer nor an error; after either this does nothing
    sent.on("close", () => {
      if (!isAnswered) fail("The address closed the connection.");
    });
    sent.end(body);
  });
}

/** Calls addresses that people from outside name, and never one that is not of the public internet. */
export function createOutgoing({
  isAllowed = isPublicAddress,
  resolve = lookUp,
  timeoutMs = 5_000,
}: OutgoingOptions = {}): Outgoing {
  function check(text: string): URL {
    const url = URL.parse(text);
    if (!url || !["http:", "https:"].includes(url.protocol))
      throw new SendOutError("The address must start with https:// or http://.");
    if (url.username !== "" || url.password !== "")
      throw new SendOutError("The address must not contain a username or a password.");
    if (!isOrdinaryPort(url)) throw new SendOutError("The address must use a standard port.");
    // the parser has made plain numbers of every way to write an IPv4 address
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) !== 0 && !isAllowed(host))
      throw new SendOutError("The address must be on the public internet.");
    return url;
  }

  /** What is connected to is what was checked: a name that resolves anew changes nothing. */
  const pinnedTo =
    (at: string | undefined): LookupFunction =>
    (name, options: LookupOptions, done) => {
      const find: typeof resolve =
        at === undefined
          ? resolve
          : (_name, _all, found) => found(null, [{ address: at, family: isIP(at) }]);
      find(name, { all: true }, (error, addresses) => {
        if (error) return done(error, "", 0);
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isAllowed(address)))
          return done(new SendOutError("This host name doesn’t lead to a public address."), "", 0);
        if (options.all) return done(null, [first]);
        return done(null, first.address, first.family);
      });
    };

  /** Of the address nothing is told: it is somebody’s, and may hold secrets. */
  async function sendTraced(address: string, sending: Sending): Promise<ReadAnswer> {
    const attributes = { "http.request.method": sending.method };
    const about = { name: `call ${sending.method}`, kind: "client", attributes } as const;
    return inSpan(about, () =>
      call(check(address), sending, { lookup: pinnedTo(sending.at), timeoutMs }),
    );
  }

  return {
    check,
    async post(address, { body, headers }) {
      const length = { "content-length": String(Buffer.byteLength(body)) };
      const sending = { method: "POST", headers: { ...headers, ...length }, body } as const;
      return (await sendTraced(address, sending)).status;
    },
    async ask(address, question) {
      const { status, location } = await sendTraced(address, question);
      return { status, location };
    },
    read: async (address, reading) =>
      sendTraced(address, { method: "GET", headers: {}, ...reading }),
  };
}
