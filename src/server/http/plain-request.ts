/** A request that asks for a page or an asset and for nothing that needs Node's own reading of HTTP. */
export interface PlainRequest {
  /** The Host header, as it was sent. */
  readonly host: string;
  /** Path and query. */
  readonly target: string;
  /** The Accept-Encoding header; "" where there is none. */
  readonly acceptEncoding: string;
  /** Equal requests have the same one. */
  readonly key: string;
}

/** Longer requests are no plain ones. */
const mostBytes = 8_192;

/** So many texts are known at once, each of so many letters at most: a megabyte. */
const mostKnown = 1_024;
const longestKnown = 1_024;

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

function parse(text: string): PlainRequest | undefined {
  const [, target, headers] = shape.exec(text) ?? [];
  if (target === undefined || headers === undefined || barred.test(headers)) return undefined;
  const host = onlyValue(headers, hostHeader);
  const acceptEncoding = onlyValue(headers, encodingHeader);
  if (!host || acceptEncoding === undefined) return undefined;
  return { host, target, acceptEncoding, key: `${host} ${target} ${acceptEncoding}` };
}

/**
 * Reads a request that fills a chunk from its first to its last byte. Undefined for everything else,
 * however harmless: Node's parser is the one that judges it.
 */
export type ReadPlainRequest = (chunk: Buffer) => PlainRequest | undefined;

/** A reader that knows the last texts again: browsers and proxies ask in the same words. */
export function createPlainRequestReader(): ReadPlainRequest {
  const known = new Map<string, PlainRequest>();
  return (chunk) => {
    if (chunk.length > mostBytes) return undefined;
    const text = chunk.toString("latin1");
    const before = known.get(text);
    if (before) return before;
    const request = parse(text);
    if (!request || text.length > longestKnown) return request;
    if (known.size === mostKnown) known.clear();
    known.set(text, request);
    return request;
  };
}
