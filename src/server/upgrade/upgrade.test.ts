import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { publishTestSite } from "../../../test/fixtures/published-site.ts";
import { type World, createWorld } from "../../../test/world.ts";
import { migrations } from "../db/migrations/list.ts";
import { openDatabase } from "../db/open-database.ts";
import { readEnv } from "../env.ts";
import { lockFile } from "../lock-file.ts";
import { StartError } from "../start-error.ts";
import { createFileStorage } from "../storage/file-storage.ts";
import { checkUpgrade } from "./check-upgrade.ts";
import { describeUpgrade, isHindered } from "./describe-upgrade.ts";

const folders = { fontsFolder: undefined, islandsFolder: undefined };

async function planFor(dataDir: string, source: Record<string, string | undefined> = {}) {
  const env = readEnv({ DATA_DIR: dataDir, ...source });
  const storage = await createFileStorage(join(dataDir, "storage"), { isReadOnly: true });
  const database = await openDatabase({ ...env, isReadOnly: true });
  try {
    return await checkUpgrade(database, { env, storage, dataDir, ...folders });
  } finally {
    await database.close();
  }
}

describe("npm run upgrade-check", () => {
  let world: World;
  let siteId: number;

  beforeAll(async () => {
    world = await createWorld();
    siteId = (await publishTestSite(world)).id;
    await world.publishing.publisher.publish({ siteId, authorId: world.userIds.owner, note: "" });
  });
  afterAll(() => world.close());

  test("UPGRADE-01: says how many published pages this program would render anew, and that nothing else changes", async () => {
    const { dataDir } = world.env;
    const same = await planFor(dataDir);
    expect(same).toMatchObject({ steps: [], documents: [], seconds: undefined });
    expect(same.sites).toMatchObject([{ siteId, stale: [] }]);
    expect(isHindered(same)).toBe(false);
    const words = describeUpgrade(same, "0.1.0");
    expect(words).toContain("The database stays as it is");
    expect(words).toMatch(/Of \d+ published pages, this version re-renders 0 when/);
    expect(words).not.toContain("unpublished edits");

    const other = await planFor(dataDir, { VISITOR_API_BASE: "/other/v1" });
    const [site] = other.sites ?? [];
    expect(site?.pages).toBeGreaterThan(0);
    expect(site?.stale).toHaveLength(site?.pages ?? 0);
    expect(describeUpgrade(other, "0.1.0")).toMatch(
      /this version re-renders [1-9]\d* when their site is published next/,
    );
  });

  test("UPGRADE-02: pages that were edited are none that the program changes", async () => {
    const before = await world.database.db
      .selectFrom("records")
      .selectAll()
      .where("siteId", "=", siteId)
      .where("key", "like", "page:%")
      .execute();
    for (const { key, body } of before)
      await world.database.db
        .updateTable("records")
        .set({ body: body.replace(/^\{/, "{ ") })
        .where("siteId", "=", siteId)
        .where("key", "=", key)
        .execute();
    await sql`update sites set revision = revision + 1 where id = ${siteId}`.execute(
      world.database.db,
    );
    const edited = await planFor(world.env.dataDir, { VISITOR_API_BASE: "/other/v1" });
    const [site] = edited.sites ?? [];
    expect(site).toMatchObject({ stale: [], edited: site?.pages });
    expect(describeUpgrade(edited, "0.1.0")).toContain("have unpublished edits");
    expect(isHindered(edited)).toBe(false);
  });

  test("UPGRADE-03: data of an earlier version are migrated as a copy, and stay as they are", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "vitrine-upgrade-"));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const archive = join(import.meta.dirname, "../../../test/fixtures/old-data/data.tar.gz");
    execFileSync("tar", ["-xzf", archive, "-C", dataDir]);
    const found = async () => (await readdir(dataDir, { recursive: true })).toSorted();
    const before = await found();
    const bytes = await readFile(join(dataDir, "vitrine.sqlite"));
    // of a run that was killed, and beside one that is at work
    const copies = join(dataDir, "upgrade-check");
    await mkdir(copies);
    await writeFile(join(copies, "vitrine.sqlite"), "half");
    const release = lockFile(join(copies, "lock"), () => new StartError("taken"));
    await expect(planFor(dataDir)).rejects.toThrow(/Another npm run upgrade-check is at work/);
    expect(await readFile(join(copies, "vitrine.sqlite"), "utf8")).toBe("half");
    release();
    const plan = await planFor(dataDir);
    const last = Object.keys(migrations).at(-1) ?? "";
    expect(plan.steps).toContain(last);
    expect(plan.seconds).toBeGreaterThan(0);
    expect(plan.sites?.length).toBeGreaterThan(0);
    for (const { pages, stale, edited } of plan.sites ?? [])
      expect(stale.length + edited, "another program renders all of them").toBe(pages);
    expect(isHindered(plan)).toBe(false);
    expect(describeUpgrade(plan, "0.1.0")).toMatch(
      new RegExp(`The next start migrates .*${last}\\)\\. Tried`),
    );
    expect(await found()).toEqual(before);
    expect(await readFile(join(dataDir, "vitrine.sqlite"))).toEqual(bytes);
  });
});

describeDatabases("npm run upgrade-check", (open, dialect) => {
  test("UPGRADE-04: a database of a newer version is refused, and a PostgreSQL that is behind is left alone", async () => {
    const database = await open();
    onTestFinished(() => database.close());
    const { dataDir, databaseUrl } = database;
    const source = { DATABASE_URL: databaseUrl };
    const last = Object.keys(migrations).at(-1) ?? "";
    if (dialect === "postgres") {
      await sql`delete from migrations where name = ${last}`.execute(database.db);
      const plan = await planFor(dataDir, source);
      expect(plan).toMatchObject({ steps: [last], seconds: undefined, sites: undefined });
      expect(describeUpgrade(plan, "0.1.0")).toContain("Make a backup with npm run backup FILE");
    }
    await sql`insert into migrations (name, "doneAt") values ('999-later', '')`.execute(
      database.db,
    );
    await expect(planFor(dataDir, source)).rejects.toThrow(/newer version .*999-later/);
  });
});
