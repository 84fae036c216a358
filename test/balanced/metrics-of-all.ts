import type { Metrics } from "#/server/metrics/metrics.ts";

/** Figures of several servers as those of one: what each has counted is added up, line by line. */
export function metricsOfAll(all: readonly Metrics[]): Metrics {
  const [first] = all;
  if (!first) throw new Error("no servers");
  return {
    ...first,
    text() {
      const sums = new Map<string, number>();
      for (const line of all.flatMap((metrics) => metrics.text().trim().split("\n"))) {
        const [, name = line, value = ""] = /^([^#].*) (\S+)$/.exec(line) ?? [];
        sums.set(name, (sums.get(name) ?? 0) + Number(value));
      }
      return [...sums]
        .map(([name, sum]) => (name.startsWith("#") ? name : `${name} ${sum}`))
        .join("\n");
    },
  };
}
