import { channel } from "node:diagnostics_channel";
import { onBehalfOf, requestContext } from "./request-context.ts";
import type { Span } from "./span.ts";

const ended = channel("vitrine.span");

/** Whether anybody wants to hear of spans: where nobody does, nothing is measured. */
export function isTracing(): boolean {
  return ended.hasSubscribers;
}

/** Tells of spans as they end, until what it returns is called. */
export function subscribeToSpans(hear: (span: Span) => void): () => void {
  const listener = (span: unknown): void => hear(span as Span); // published by endSpan alone
  ended.subscribe(listener);
  return () => void ended.unsubscribe(listener);
}

function now(): number {
  return performance.timeOrigin + performance.now();
}

/** Begins a span within the one that the calling code runs in. Whoever begins one ends it. */
export function beginSpan(
  about: Pick<Span, "name" | "kind" | "attributes" | "remoteParent">,
): Span {
  const startedAt = now();
  const { span: parent } = requestContext();
  return { ...about, parent, startedAt, endedAt: startedAt, hasFailed: false };
}

export function endSpan(span: Span): void {
  span.endedAt = now();
  ended.publish(span);
}

/** Tells of work that has ended just now, and how long it took. */
export function tellSpan(
  about: Pick<Span, "name" | "kind" | "attributes">,
  { tookMs, hasFailed }: { tookMs: number; hasFailed: boolean },
): void {
  const span = beginSpan(about);
  ended.publish({ ...span, startedAt: span.startedAt - tookMs, hasFailed });
}

/** Does some work as a span. */
export async function inSpan<Result>(
  about: Pick<Span, "name" | "kind" | "attributes">,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!isTracing()) return run();
  const span = beginSpan(about);
  try {
    return await onBehalfOf({ ...requestContext(), span }, run);
  } catch (error) {
    span.hasFailed = true;
    throw error;
  } finally {
    endSpan(span);
  }
}
