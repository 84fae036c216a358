import { cp, mkdtemp, open, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migrate } from "#/server/db/migrate.ts";
import { openDatabase } from "#/server/db/open-database.ts";
import {
  type PublishedSite,
  type Run,
  ask,
  buildServer,
  endRuns,
  freePort,
  ownerEnv,
  publishedFolder,
  run,
  said,
  startServer,
} from "./server-program.ts";

let master: string;
let site: PublishedSite;
let dataDir: string;
let database: string;

beforeAll(buildServer);
beforeAll(async () => {
  ({ dataDir: master, site } = await publishedFolder());
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "vitrine-lost-"));
  database = join(dataDir, "vitrine.sqlite");
  await cp(master, dataDir, { recursive: true });
});
afterEach(async () => {
  await endRuns();
  await rm(dataDir, { recursive: true, force: true });
});
afterAll(() => rm(master, { recursive: true, force: true }));

/** Everything in the folder that the server could take away. */
async function contents(): Promise<string[]> {
  const all = await readdir(dataDir, { recursive: true });
  return all.filter((name) => /^(?:sites|storage)\/|vitrine\.sqlite$/.test(name)).toSorted();
}

/** Starts on what is left; answers the sentence that the operator reads, and how sites are asked. */
async function startOnWhatIsLeft(): Promise<{ server: Run; port: string; sentence: string }> {
  const port = await freePort();
  const server = run("main", { PORT: port, DATA_DIR: dataDir, ...ownerEnv });
  await said(
    server,
    "Published sites are being served; everything else waits until this is fixed.",
  );
  const [sentence = ""] = server.stdout().split("\n");
  expect(sentence).toMatch(/^The database [^\n]+\.$/);
  return { server, port, sentence };
}

async function expectSiteOnly(port: string): Promise<void> {
  const page = await ask(port, site.host);
  expect(page.status).toBe(200);
  expect(page.text).toBe(site.page.text);
  const form = await ask(port, site.host, site.form);
  expect(form.status).toBe(503);
  expect(Number(form.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask(port, `localhost:${port}`, { path: "/readyz" })).status).toBe(503);
}

/** Every `npm run` that a sentence names is in package.json. */
async function expectToNameCommands(sentence: string): Promise<void> {
  const { scripts } = JSON.parse(
    await readFile(join(import.meta.dirname, "../package.json"), "utf8"),
  );
  const named = [...sentence.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
}

async function damage(): Promise<void> {
  const { size } = await stat(database);
  const file = await open(database, "r+");
  for (let at = 4_096; at < size; at += 4_096) await file.write("damage".repeat(100), at);
  await file.close();
}

describe("I10: a database that is lost", () => {
  test.each([
    ["missing", "is missing, but 1 published sites belong to it", () => rm(database)],
    ["damaged", "is damaged", damage],
    ["no database", "is damaged", () => writeFile(database, "no database".repeat(1_000))],
    ["empty", "has no sites", () => writeFile(database, "")],
  ])("that is %s leaves sites served and everything where it was", async (_, words, lose) => {
    await lose();
    const before = await contents();
    const { server, port, sentence } = await startOnWhatIsLeft();
    expect(sentence).toContain(words);
    await expectToNameCommands(sentence);
    await expectSiteOnly(port);
    expect(await contents()).toEqual(before);
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
  });

  test("another one that has no sites takes none off", async () => {
    await rm(database);
    const elsewhere = await mkdtemp(join(tmpdir(), "vitrine-lost-"));
    const other = await openDatabase({ dataDir: elsewhere });
    await migrate(other);
    await other.close();
    await cp(join(elsewhere, "vitrine.sqlite"), database);
    await rm(elsewhere, { recursive: true });
    const before = await contents();
    const { port, sentence } = await startOnWhatIsLeft();
    expect(sentence).toContain("has no sites");
    await expectSiteOnly(port);
    expect(await contents()).toEqual(before);
  });

  test("no other program makes a new one in its place", async () => {
    await rm(database);
    const link = run("owner-link", { DATA_DIR: dataDir });
    expect(await link.exit).toBe(1);
    expect(link.stderr()).toContain("is missing");
    expect(existsSync(database)).toBe(false);
  });

  test("BACKUP-15: is brought back from a copy by npm run restore-database, and what was there is kept", async () => {
    const copy = join(dataDir, "copy.sqlite");
    await cp(database, copy);
    await damage();
    const spoilt = await readFile(database);
    const { server } = await startOnWhatIsLeft();
    const early = run("restore-database", { DATA_DIR: dataDir }, [copy]);
    expect(await early.exit).toBe(1);
    expect(early.stderr()).toContain("Another server is already using");
    server.child.kill("SIGTERM");
    await server.exit;

    const wrong = run("restore-database", { DATA_DIR: dataDir }, [database]);
    expect(await wrong.exit).toBe(1);
    expect(wrong.stderr()).toContain("isn’t a copy of a Vitrine database");
    const restored = run("restore-database", { DATA_DIR: dataDir }, [copy]);
    expect(await restored.exit).toBe(0);
    const [aside = ""] = await readdir(join(dataDir, "replaced"));
    expect(await readFile(join(dataDir, "replaced", aside, "vitrine.sqlite"))).toEqual(spoilt);
    const { port } = await startServer(dataDir);
    expect((await ask(port, site.host)).text).toBe(site.page.text);
    expect((await ask(port, site.host, site.form)).status).toBe(204);
  });
});
