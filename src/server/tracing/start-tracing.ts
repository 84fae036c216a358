import type { Span } from "../span.ts";
import { subscribeToSpans } from "../spans.ts";
import { otlpBody } from "./otlp-body.ts";

export interface TracingOptions {
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`, without the path of traces. */
  endpoint: string;
  /** `OTEL_EXPORTER_OTLP_HEADERS`: what the collector lets us in by. */
  headers: Readonly<Record<string, string>>;
  /** `OTEL_SERVICE_NAME`. */
  serviceName: string;
  version: string;
  /** How long the collector is waited for. */
  timeoutMs?: number;
  onError: (error: unknown) => void;
}

/** Spans that wait for the next call; what comes beyond them is dropped: traces never take a server’s memory. */
const mostWaiting = 2_048;
const mostInOne = 512;
const everyMs = 5_000;
const usualTimeoutMs = 10_000;

export interface Tracing {
  /** Sends what waits, now. */
  flush(): Promise<void>;
  /** Sends what waits, and ends. */
  stop(): Promise<void>;
}

/** Sends spans to a collector of OpenTelemetry, from now on. A collector that is away costs the spans of that time. */
export function startTracing(options: TracingOptions): Tracing {
  const { endpoint, headers, serviceName, version, onError } = options;
  const { timeoutMs = usualTimeoutMs } = options;
  const resource = { "service.name": serviceName, "service.version": version };
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const waiting: Span[] = [];
  let isTold = false;

  async function send(spans: readonly Span[]): Promise<void> {
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: otlpBody(spans, resource),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The collector answered with ${answer.status}`);
      isTold = false;
    } catch (error) {
      // once for as long as it is away
      if (!isTold) onError(error);
      isTold = true;
    }
  }

  /** One call at a time, of what waits now. */
  async function sendAfter(before: Promise<void>): Promise<void> {
    await before;
    for (let left = waiting.length; left > 0; left -= mostInOne)
      await send(waiting.splice(0, mostInOne));
  }

  let sending = Promise.resolve();
  function flush(): Promise<void> {
    sending = sendAfter(sending);
    return sending;
  }

  const unsubscribe = subscribeToSpans((span) => {
    if (waiting.length < mostWaiting) waiting.push(span);
  });
  const timer = setInterval(() => void flush(), everyMs).unref();
  return {
    flush,
    async stop() {
      clearInterval(timer);
      unsubscribe();
      await flush();
    },
  };
}
