import { randomBytes } from "node:crypto";
import type { RemoteSpan, Span } from "../span.ts";

/** By span: whoever asks first gives it its numbers. Children come before their parents. */
const known = new WeakMap<Span, RemoteSpan>();

function parentOf({ parent, remoteParent }: Span): RemoteSpan | undefined {
  return parent ? idsOf(parent) : remoteParent;
}

function idsOf(span: Span): RemoteSpan {
  const found = known.get(span);
  if (found) return found;
  const traceId = parentOf(span)?.traceId ?? randomBytes(16).toString("hex");
  const ids = { traceId, spanId: randomBytes(8).toString("hex") };
  known.set(span, ids);
  return ids;
}

/** SpanKind of OTLP. */
const kinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const;
const failed = { code: 2 } as const;

function attribute([key, value]: [string, string | number]) {
  // whole numbers are strings in OTLP's JSON
  const typed = typeof value === "string" ? { stringValue: value } : { intValue: String(value) };
  return { key, value: typed };
}

function nanoseconds(milliseconds: number): string {
  return String(BigInt(Math.round(milliseconds * 1_000)) * 1_000n);
}

function spanBody(span: Span) {
  const { traceId, spanId } = idsOf(span);
  const parent = parentOf(span);
  return {
    traceId,
    spanId,
    ...(parent && { parentSpanId: parent.spanId }),
    name: span.name,
    kind: kinds[span.kind],
    startTimeUnixNano: nanoseconds(span.startedAt),
    endTimeUnixNano: nanoseconds(span.endedAt),
    attributes: Object.entries(span.attributes).map(attribute),
    ...(span.hasFailed && { status: failed }),
  };
}

/** The body of an OTLP call over HTTP with JSON (opentelemetry-proto 1.x, ExportTraceServiceRequest). */
export function otlpBody(spans: readonly Span[], resource: Record<string, string>): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: Object.entries(resource).map(attribute) },
        scopeSpans: [{ scope: { name: "vitrine" }, spans: spans.map(spanBody) }],
      },
    ],
  });
}
