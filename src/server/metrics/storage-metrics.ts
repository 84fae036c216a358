import { createHistogram } from "./histogram.ts";
import { type MetricName, metricHead } from "./metric-head.ts";
import { type StorageEvent, subscribeToStorage } from "../storage/storage-events.ts";

/** Metrics of the store and the copies of it, in Prometheus' text form. */
export interface StorageMetrics {
  text(): string;
}

/** Counts from now on what happens to stored files; all of it stays 0 where they are kept in a folder. */
export function createStorageMetrics(): StorageMetrics {
  const requests = new Map<string, number>();
  const seconds = createHistogram("vitrine_store_seconds");
  const counts = { sent: 0, received: 0, retry: 0, hit: 0, miss: 0, evicted: 0 };
  let copiesBytes = 0;

  function hear(event: StorageEvent): void {
    if (event.kind === "copies") copiesBytes = event.bytes;
    else if (event.kind === "call") {
      const labels = `method="${event.method}",status="${event.status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      seconds.add(event.seconds);
      counts.sent += event.sent;
      counts.received += event.received;
    } else counts[event.kind] += event.kind === "evicted" ? event.count : 1;
  }
  // for as long as the process lives
  subscribeToStorage(hear);

  const counter = (name: MetricName, value: number): string[] => [
    ...metricHead(name, "counter"),
    `${name} ${value}`,
  ];
  return {
    text() {
      const lines = [
        ...metricHead("vitrine_store_requests_total", "counter"),
        ...[...requests].map(
          ([labels, count]) => `vitrine_store_requests_total{${labels}} ${count}`,
        ),
        ...seconds.lines(),
        ...counter("vitrine_store_sent_bytes_total", counts.sent),
        ...counter("vitrine_store_received_bytes_total", counts.received),
        ...counter("vitrine_store_retries_total", counts.retry),
        ...counter("vitrine_copies_hits_total", counts.hit),
        ...counter("vitrine_copies_misses_total", counts.miss),
        ...counter("vitrine_copies_evicted_total", counts.evicted),
        ...metricHead("vitrine_copies_bytes", "gauge"),
        `vitrine_copies_bytes ${copiesBytes}`,
      ];
      return `${lines.join("\n")}\n`;
    },
  };
}
