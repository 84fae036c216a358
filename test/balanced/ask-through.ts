import { request } from "node:http";
import { connect, isIPv6 } from "node:net";
import type { InjectOptions } from "fastify";

/** What tests read of an answer, as Fastify's own `inject` has it. */
export interface Told {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly payload: string;
  readonly rawPayload: Buffer;
  json(): unknown;
}

type Headers = Record<string, string>;

/** A header that came once is a text, as by `inject`. */
function plain(headers: NodeJS.Dict<string | string[]>): Told["headers"] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) && value.length === 1 ? value[0] : value,
    ]),
  );
}

function bytesOf(payload: InjectOptions["payload"]): { bytes: Buffer; type?: string } {
  if (payload === undefined) return { bytes: Buffer.alloc(0) };
  if (typeof payload === "string") return { bytes: Buffer.from(payload) };
  if (Buffer.isBuffer(payload)) return { bytes: payload };
  return { bytes: Buffer.from(JSON.stringify(payload)), type: "application/json" };
}

/** A connection that says whom it is of, as balancers tell each other (HAProxy's PROXY protocol, version 1). */
function connectAs(address: string, port: number) {
  const [family, here] = isIPv6(address) ? ["TCP6", "::1"] : ["TCP4", "127.0.0.1"];
  const socket = connect({ host: "127.0.0.1", port, noDelay: true });
  socket.write(`PROXY ${family} ${address} ${here} 49152 80\r\n`);
  return socket;
}

const base = "http://localhost:80";

/** Asks what `inject` asks, by HTTP, at a port that takes the PROXY protocol. */
export function askThrough(port: number, asked: InjectOptions | string): Promise<Told> {
  const options = typeof asked === "string" ? { url: asked } : asked;
  const { method = "GET", remoteAddress = "127.0.0.1", payload = options.body } = options;
  const url = String(options.url ?? options.path ?? "/");
  // as inject reads it: what begins with two slashes is a path
  const target = new URL(url.startsWith("//") ? `${base}${url}` : url, base);
  const { bytes, type } = bytesOf(payload);
  const headers: Headers = { "user-agent": "lightMyRequest", host: target.host };
  if (type !== undefined) headers["content-type"] = type;
  if (payload !== undefined) headers["content-length"] = String(bytes.length);
  for (const [name, value] of Object.entries(options.headers ?? {}))
    if (value !== undefined) headers[name.toLowerCase()] = String(value);
  const { promise, resolve, reject } = Promise.withResolvers<Told>();
  const sent = request({
    method,
    path: target.pathname + target.search,
    headers,
    createConnection: () => connectAs(remoteAddress, port),
  });
  sent.on("error", reject).on("response", (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
    response.on("end", () => {
      const rawPayload = Buffer.concat(chunks);
      const body = rawPayload.toString();
      resolve({
        statusCode: response.statusCode ?? 0,
        headers: plain(response.headers),
        body,
        payload: body,
        rawPayload,
        json: () => JSON.parse(body) as unknown,
      });
    });
  });
  sent.end(bytes);
  return promise;
}
