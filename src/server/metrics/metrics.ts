import { type Server, createServer } from "node:http";
import { createHistogram } from "./histogram.ts";
import { createLoopDelay } from "./loop-delay.ts";
import { type MetricName, metricHead } from "./metric-head.ts";
import type { Storage } from "../storage/storage.ts";

interface Answered {
  statusCode: number;
  elapsedTime: number;
}

/** Metrics of the running process, in Prometheus' text form. */
export interface Metrics {
  countRequest(method: string, route: string | undefined, answer: Answered): void;
  /** Adds to a named count. */
  add(name: MetricName, amount?: number): void;
  /** Sets a named figure that goes up and down. */
  set(name: MetricName, value: number): void;
  text(): string;
}

export function createMetrics({ distrusted }: Pick<Storage, "distrusted">): Metrics {
  const requests = new Map<string, number>();
  const counts = new Map<MetricName, number>();
  const gauges = new Map<MetricName, number>();
  const seconds = createHistogram("vitrine_http_seconds");
  const loopDelay = createLoopDelay();

  return {
    countRequest(method, route, { statusCode, elapsedTime }) {
      const labels = `method="${method}",route="${route ?? "none"}",status="${statusCode}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      seconds.add(elapsedTime / 1_000);
    },
    add(name, amount = 1) {
      counts.set(name, (counts.get(name) ?? 0) + amount);
    },
    set: (name, value) => void gauges.set(name, value),
    text() {
      const memory = process.memoryUsage();
      const lines = [
        ...metricHead("vitrine_http_requests_total", "counter"),
        ...[...requests].map(
          ([labels, count]) => `vitrine_http_requests_total{${labels}} ${count}`,
        ),
        ...seconds.lines(),
        ...[...counts].flatMap(([name, count]) => [
          ...metricHead(name, "counter"),
          `${name} ${count}`,
        ]),
        ...[...gauges].flatMap(([name, value]) => [
          ...metricHead(name, "gauge"),
          `${name} ${value}`,
        ]),
        ...metricHead("vitrine_storage_lost_files", "gauge"),
        `vitrine_storage_lost_files ${distrusted.size}`,
        ...metricHead("process_resident_memory_bytes", "gauge"),
        `process_resident_memory_bytes ${memory.rss}`,
        ...metricHead("nodejs_heap_used_bytes", "gauge"),
        `nodejs_heap_used_bytes ${memory.heapUsed}`,
        ...metricHead("nodejs_eventloop_delay_seconds", "gauge"),
        `nodejs_eventloop_delay_seconds{quantile="0.99"} ${loopDelay()}`,
        ...metricHead("process_uptime_seconds", "gauge"),
        `process_uptime_seconds ${process.uptime()}`,
      ];
      return `${lines.join("\n")}\n`;
    },
  };
}

/** Serves metrics at `/metrics`, to this machine only. */
export function serveMetrics(
  metrics: readonly { text(): string | Promise<string> }[],
  port: number,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    Promise.all(metrics.map(async (one) => one.text())).then(
      (texts) =>
        response
          .writeHead(200, { "content-type": "text/plain; version=0.0.4" })
          .end(texts.join("")),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
