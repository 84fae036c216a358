import { metricHelp } from "./metric-help.data.ts";

export type MetricName = keyof typeof metricHelp;

/** The lines before the values of a metric in Prometheus' text form. */
export function metricHead(name: MetricName, type: "counter" | "gauge" | "histogram"): string[] {
  return [`# HELP ${name} ${metricHelp[name]}`, `# TYPE ${name} ${type}`];
}
