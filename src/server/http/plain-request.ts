/** A request that asks for a page or an asset and for nothing that needs Node's own reading of HTTP. */
export interface PlainRequest {
  /** The Host header, as it was sent. */
  readonly host: string;
  /** Path and query. */
  readonly target: string;
  /** The Accept-Encoding header; "" where there is none. */
  readonly acceptEncoding: string;
}

/** Longer requests are no plain ones. */
const mostBytes = 8_192;

/** One GET whose headers are nothing but tokens, a colon and printable ASCII, with an end and nothing after it. */
const shape = /^GET (\/[!-~]*) HTTP\/1\.1(\r\n(?:[!#$%&'*+\-.^_`|~0-9A-Za-z]+:[\t -~]*\r\n)+)\r\n$/;

/** Headers that ask for more than a whole answer, or that say that there is more to read. */
const barred =
  /\r\n(?:(?:content-length|transfer-encoding|te|trailer|upgrade|expect|range|if-[a-z-]+):|connection:(?![\t ]*keep-alive[\t ]*\r\n))/i;

const hostHeader = /\r\nhost:[\t ]*([^\r]*)/i;
const encodingHeader = /\r\naccept-encoding:[\t ]*([^\r]*)/i;

/** The one value of a header; undefined where it stands twice. */
function onlyValue(headers: string, header: RegExp): string | undefined {
  const found = header.exec(headers);
  if (!found) return "";
  const rest = headers.slice(found.index + found[0].length);
  return header.test(rest) ? undefined : found[1]?.trimEnd();
}

/**
 * Reads a request that fills a chunk from its first to its last byte. Undefined for everything else,
 * however harmless: Node's parser is the one that judges it.
 */
export function readPlainRequest(chunk: Buffer): PlainRequest | undefined {
  if (chunk.length > mostBytes) return undefined;
  const [, target, headers] = shape.exec(chunk.toString("latin1")) ?? [];
  if (target === undefined || headers === undefined || barred.test(headers)) return undefined;
  const host = onlyValue(headers, hostHeader);
  const acceptEncoding = onlyValue(headers, encodingHeader);
  if (!host || acceptEncoding === undefined) return undefined;
  return { host, target, acceptEncoding };
}
