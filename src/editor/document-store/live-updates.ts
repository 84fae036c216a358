import { loggedOperationSchema } from "#/api/operations.ts";
import type { LoggedOperation } from "#/api/operations.ts";
import { retryDelay } from "../reach/retry-delay.ts";
import type { Timers } from "../signals/timers.ts";

/** The part of an EventSource that is used. */
export interface EventStream {
  addEventListener(name: string, handle: (event: { data?: string }) => void): void;
  close(): void;
}

interface LiveUpdatesOptions {
  /** Opens the stream of what the site's log has after a revision. */
  readonly open: (revision: number) => EventStream;
  /** The revision that the editor has. */
  readonly revision: () => number;
  readonly timers: Timers;
  /** Calls whenever the server can be reached again; the answer ends it. */
  readonly onBack: (listener: () => void) => () => void;
  readonly onOperation: (operation: LoggedOperation) => void;
  /** Who has the site open, as the server tells it; undefined while there is no connection. */
  readonly onPeople: (data: unknown) => void;
  /** Somebody has said something about the site, or may have while there was no connection. */
  readonly onComments: () => void;
  /** How publishing goes on, as the server tells it. */
  readonly onPublish: (data: unknown) => void;
  /** What the user may do, as the server tells it. */
  readonly onAccess: (data: unknown) => void;
  /** Access was taken away. */
  readonly onEnd: () => void;
}

function parsed(data: string | undefined): unknown {
  try {
    return JSON.parse(data ?? "");
  } catch {
    return undefined;
  }
}

/**
 * Hears of others' operations. A lost connection is opened again behind the last revision, at once where the server can
 * be reached again: a stream that looks open may have been dropped without a word. The answer ends it.
 */
export function followSite(options: LiveUpdatesOptions): () => void {
  let stream: EventStream | undefined;
  let cancel = (): void => undefined;
  let attempt = 0;
  let isStopped = false;

  const stop = (): void => {
    isStopped = true;
    stopWaiting();
    cancel();
    stream?.close();
  };

  const open = (): void => {
    if (isStopped) return;
    const current = options.open(options.revision());
    stream = current;
    current.addEventListener("open", () => {
      if (attempt > 0) options.onComments();
      attempt = 0;
    });
    current.addEventListener("operation", ({ data }) => {
      const read = loggedOperationSchema.safeParse(parsed(data));
      if (read.success) options.onOperation(read.data);
    });
    current.addEventListener("people", ({ data }) => options.onPeople(parsed(data)));
    current.addEventListener("comments", () => options.onComments());
    current.addEventListener("publish", ({ data }) => options.onPublish(parsed(data)));
    current.addEventListener("access", ({ data }) => options.onAccess(parsed(data)));
    current.addEventListener("end", () => {
      stop();
      options.onEnd();
    });
    current.addEventListener("error", () => {
      current.close();
      options.onPeople(undefined);
      attempt += 1;
      cancel();
      cancel = options.timers.after(retryDelay(attempt), open);
    });
  };

  const stopWaiting = options.onBack(() => {
    cancel();
    stream?.close();
    // something may have been missed
    attempt = Math.max(attempt, 1);
    open();
  });

  open();
  return stop;
}
