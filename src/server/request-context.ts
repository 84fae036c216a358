import { AsyncLocalStorage } from "node:async_hooks";
import type { Span } from "./span.ts";

/** What the log says of everything that happens on behalf of a request, or of a job that one began. */
export interface RequestContext {
  /** Of the request; undefined for what the server does by itself. */
  readonly requestId?: string | undefined;
  /** Of the job, as the table numbers it. */
  readonly jobId?: number;
  /** What the calling code is a part of, where traces are written. */
  readonly span?: Span;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** On whose behalf the calling code runs; empty outside of requests and jobs. */
export function requestContext(): RequestContext {
  return contexts.getStore() ?? {};
}

/** Runs something, and all that it begins, on behalf of a request or a job. */
export function onBehalfOf<Result>(context: RequestContext, run: () => Result): Result {
  return contexts.run(context, run);
}
