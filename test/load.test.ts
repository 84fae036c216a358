import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { failures, inWords, quantile } from "./load/figures.ts";
import { loadRows } from "./load/registry.ts";
import { type Ran, asLines, asPage } from "./load/report.ts";
import type { LoadRow } from "./load/row.ts";
import { type Shot, fire } from "./load/shots.ts";
import { buildServer } from "./server-program.ts";

const shot = (took: number, due = 0, isGood = true): Shot => ({ due, took, isGood });

describe("LOAD-01: a load", () => {
  test("comes at its rate, whether or not earlier questions are answered", async () => {
    let open = 0;
    let most = 0;
    const { promise: last, resolve: end } = Promise.withResolvers<boolean>();
    const shots = await fire({ perSecond: 200, seconds: 0.1 }, (number) => {
      most = Math.max(most, (open += 1));
      if (number === 19) end(true);
      return last;
    });
    expect(shots).toHaveLength(20);
    expect(most).toBe(20);
    expect(shots.map(({ due }) => due)).toEqual(shots.map((_, number) => number * 5));
  });

  test("counts a stall for all who were to ask during it", async () => {
    const stalls = 100;
    const shots = await fire({ perSecond: 100, seconds: 0.1 }, async (number) => {
      if (number === 0) {
        const until = performance.now() + stalls;
        while (performance.now() < until); // nobody else has a turn
      }
      return true;
    });
    const waited = shots.filter(({ took }) => took > stalls / 3);
    expect(waited.length).toBeGreaterThan(shots.length / 2);
  });

  test("is summed up by quantiles and failures", () => {
    const shots = Array.from({ length: 100 }, (_, at) => shot(100 - at, at, at !== 7));
    expect(quantile(shots, 0.5)).toBe(51);
    expect(quantile(shots, 0.99)).toBe(100);
    expect(failures(shots)).toBe(1);
    expect(inWords(shots)).toBe("100, 1 failed, p50 51 ms, p95 96 ms, p99 100 ms, p99.9 100 ms");
  });
});

describe("LOAD-02: the report", () => {
  const row: LoadRow = {
    name: "views",
    what: "views <b>",
    budget: "p99 ≤ 100 ms",
    limit: 100,
    run: () => expect.unreachable(),
  };
  const series = [{ name: "views", shots: [shot(3), shot(40, 1_500), shot(5, 2_500)] }];
  const ran: Ran[] = [
    { row, result: { value: "3", isMet: true, series } },
    { row, result: { value: "3", isMet: false, series: [{ name: "none", shots: [] }] } },
    { row, result: undefined, why: "Error: no disk" },
  ];

  test("says of each row whether it held, and why not", () => {
    expect(
      asLines(ran)
        .split("\n")
        .map((line) => line.slice(0, 9).trim()),
    ).toEqual(["held", "missed", "broke off"]);
    expect(asLines(ran)).toContain("Error: no disk");
  });

  test("draws latencies over time and by quantile, with the budget", () => {
    const page = asPage(ran, "2 processors");
    expect(page.match(/<svg /g)).toHaveLength(2);
    expect(page.match(/class="limit"/g)).toHaveLength(2);
    expect(page).toContain("views &lt;b>");
    expect(page).not.toMatch(/NaN|Infinity|undefined|style="/);
  });
});

describe("a sample of the load", () => {
  beforeAll(buildServer);

  test("LOAD-01: forms that come at a rate are one row each", async () => {
    const program = join(import.meta.dirname, "../dist/test-server/main.js");
    const row = loadRows.find(({ name }) => name === "forms") ?? expect.unreachable();
    const result = await row.run({ program, on: "sqlite", seconds: 1, hosts: 2 });
    expect(result.value).toMatch(/^100, 0 failed,.* 100 rows of 100 senders$/);
    expect(result.isMet).toBe(true);
  });
});
