import { stat } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { systemClock } from "#/server/clock.ts";
import { sqliteName } from "#/server/db/sqlite-file.ts";
import { createWorld } from "../../world.ts";
import { createEdits } from "../large-site/edits.ts";
import { largeSite } from "../large-site/large-site.ts";

/** Milliseconds of each reading, and bytes. */
export interface HistoryFigures {
  readonly operations: number;
  readonly point: number[];
  readonly page: number[];
  readonly timelineStart: number[];
  readonly timelineAnywhere: number[];
  readonly differences: number[];
  readonly logBytes: number;
  readonly snapshotBytes: number;
  readonly fileBytes: number;
  readonly marks: number;
}

/**
 * Writes the history of a site of twelve pages, as if over three years, then reads points of it anywhere, and prints the
 * figures as JSON.
 */
const [total = "100000", rounds = "40"] = process.argv.slice(2);
const operations = Number(total);
const years = 3 * 365 * 24 * 3_600_000;
const callSize = 20;
let now = Date.UTC(2023, 0, 1);
const world = await createWorld({ clock: { ...systemClock, now: () => now } });
const ownerId = world.userIds.owner;
const document = largeSite({ pages: 12, assets: [] });
const siteId = await world.sites.create({ slug: "old", ownerId, document });
const step = createEdits(document);

for (let count = 0; count < operations; count += callSize) {
  const call = Array.from({ length: callSize }, (_, place) => step(count + place));
  const { results } = await world.operations.append(siteId, call, ownerId);
  if (results.some(({ status }) => status !== "applied")) throw new Error(JSON.stringify(results));
  now += (years / operations) * callSize;
  while (await world.jobs.runNext());
}

async function timed(work: (random: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    // the same points in every run, all over the history
    const at = 1 + Math.floor(((round * 0.618_034) % 1) * operations);
    const began = performance.now();
    await work(at);
    times.push(performance.now() - began);
  }
  return times;
}

async function bytes(table: "operations" | "recordSnapshots", column: "args" | "body") {
  const { size } = await world.database.db
    .selectFrom(table)
    .select(sql<number>`sum(length(cast(${sql.ref(column)} as blob)))`.as("size"))
    .executeTakeFirstOrThrow();
  return Number(size);
}

const { past, readTimeline, readDifferences } = world.history;
const part = { limit: 30, accountId: ownerId };
const figures: HistoryFigures = {
  operations,
  point: await timed((at) => past.json(siteId, at)),
  page: await timed((at) => past.json(siteId, at, "p3")),
  timelineStart: await timed(() => readTimeline(siteId, part)),
  timelineAnywhere: await timed((before) => readTimeline(siteId, { ...part, before })),
  differences: await timed((at) => readDifferences(siteId, at)),
  logBytes: await bytes("operations", "args"),
  snapshotBytes: await bytes("recordSnapshots", "body"),
  fileBytes: (await stat(path.join(world.env.dataDir, sqliteName))).size,
  marks: (await world.database.db.selectFrom("historyMarks").select("revision").execute()).length,
};
await world.close();
process.stdout.write(JSON.stringify(figures), () => process.exit());
