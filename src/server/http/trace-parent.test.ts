import { expect, test } from "vitest";
import { readTraceParent } from "./trace-parent.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const spanId = "00f067aa0ba902b7";

test.each([
  `00-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}-00`,
  `01-${traceId}-${spanId}-01-more`,
])("OTEL-332: reads the span that a request is a part of: %s", (header) => {
  expect(readTraceParent(header)).toEqual({ traceId, spanId });
});

test.each([
  undefined,
  "",
  [`00-${traceId}-${spanId}-01`, `00-${traceId}-${spanId}-01`],
  `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}-01-more`,
  `ff-${traceId}-${spanId}-01`,
  `00-${"0".repeat(32)}-${spanId}-01`,
  `00-${traceId}-${"0".repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}a-${spanId}-01`,
  `00-${traceId}-${spanId}`,
  `00-${traceId}-${spanId}-1`,
  ` 00-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}-01\n`,
  `00-${traceId.slice(1)}"-${spanId}-01`,
  `01-${traceId}-${spanId}-01-${"x".repeat(256)}`,
])("OTEL-332: makes nothing of what names no span: %j", (header) => {
  expect(readTraceParent(header)).toBeUndefined();
});
