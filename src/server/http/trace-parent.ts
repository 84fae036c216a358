import type { RemoteSpan } from "../span.ts";

/** Version 00, and the beginning of later ones (W3C Trace Context, level 1). */
const form =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;
const longest = 256;

/** Reads the span that a request is a part of from its `traceparent`; undefined where it names none. */
export function readTraceParent(header: string | string[] | undefined): RemoteSpan | undefined {
  if (typeof header !== "string" || header.length > longest) return undefined;
  const [, version, traceId, spanId, more] = form.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return version === "00" && more !== undefined ? undefined : { traceId, spanId };
}
