import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#/server/db/open-database.ts";
import { contentHash } from "#/server/storage/storage.ts";
import {
  ask,
  buildServer,
  endRuns,
  freePort,
  ownerEnv,
  publishSite,
  run,
} from "./server-program.ts";
import { settle } from "./settle.ts";
import { standStill } from "./stand-still.ts";

let dataDir: string;
let port: string;
let env: Record<string, string>;

beforeAll(buildServer, 120_000);
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "vitrine-check-"));
  await settle(dataDir);
  port = await freePort();
  env = { PORT: port, DATA_DIR: dataDir, ...ownerEnv };
});
afterEach(async () => {
  await endRuns();
  await rm(dataDir, { recursive: true, force: true });
});

/** Every file of the data folder with the hash of its bytes; the index that SQLite shares in memory is no content. */
function bytes(): Record<string, string> {
  const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith("-shm"))
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.toSorted().map((file) => [file, contentHash(readFileSync(file))]),
  );
}

/** Starts a server and waits until it is ready. */
async function serve() {
  const server = run("main", env);
  await expect.poll(server.stdout, { timeout: 30_000, interval: 20 }).toContain("is ready at");
  return server;
}

async function check() {
  const checking = run("check-sites", env);
  return { code: await checking.exit, text: checking.stdout(), error: checking.stderr() };
}

async function change(
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<unknown>,
) {
  const database = await openDatabase({ dataDir });
  await work(database);
  await database.close();
}

// programs start and end here, on a machine that may be busy
describe("npm run check-sites", { timeout: 120_000 }, () => {
  test("STORED-01: changes not one byte: beside a running server, after it, and after a crash", async () => {
    const server = await serve();
    const { host } = await publishSite(port);
    // what follows a publication is done, or the server itself would change files
    await expect
      .poll(async () => (await ask(port, host, { headers: { "accept-encoding": "br" } })).status)
      .toBe(200);
    await standStill(server.child.pid);
    const running = bytes();
    const beside = await check();
    expect(beside.error).toBe("");
    expect(beside).toMatchObject({ code: 0 });
    expect(beside.text).toContain("Nothing fails.");
    expect(bytes()).toEqual(running);

    server.child.kill("SIGKILL");
    await server.exit;
    const crashed = bytes();
    expect(Object.keys(crashed).some((name) => name.endsWith("-wal"))).toBe(true);
    expect(await check()).toMatchObject({ code: 0 });
    expect(bytes()).toEqual(crashed);

    // whoever opens it now and closes it moves the log into the file
    await change(({ db }) => sql`select 1 from sites`.execute(db));
    const closed = bytes();
    expect(Object.keys(closed).some((name) => name.endsWith("-wal"))).toBe(false);
    expect(await check()).toMatchObject({ code: 0 });
    expect(bytes()).toEqual(closed);
  });

  test("STORED-01: ends with 1 where something fails, and where there is nothing to check", async () => {
    await serve();
    const { id } = await publishSite(port);
    await endRuns();
    await change(({ db }) =>
      sql`update records set body = replace(body, '"Header21"', '"Gone7"') where "siteId" = ${id}`.execute(
        db,
      ),
    );
    const failing = await check();
    expect(failing.code).toBe(1);
    expect(failing.text).toContain("There is no template Gone7");

    await rm(dataDir, { recursive: true, force: true });
    const missing = await check();
    expect(missing.code).toBe(1);
    expect(missing.error).toMatch(
      /^There is no database at .*: start the server once with npm start\.\n$/,
    );
  });

  test("STORED-02: a start refuses a migration after which a site couldn't be rendered, and serves all of them as they were", async () => {
    await serve();
    const { id, host, page } = await publishSite(port);
    await endRuns();
    await change(async ({ db }) => {
      await sql`delete from migrations where name = '007-documents-2'`.execute(db);
      await sql`update records set body = replace(body, '"schema":2,', '"schema":1,') where "siteId" = ${id}`.execute(
        db,
      );
      await sql`update records set body = replace(body, '"Header21"', '"Gone7"') where "siteId" = ${id}`.execute(
        db,
      );
    });
    const server = run("main", env);
    await expect
      .poll(server.stdout, { timeout: 30_000, interval: 20 })
      .toContain("Published sites are being served");
    expect(server.stdout()).toContain("no document was changed");
    expect(server.stdout()).toMatch(/- site \d+ \(.+\), \/: There is no template Gone7/);
    expect((await ask(port, host)).text).toBe(page.text);
    expect((await ask(port, `localhost:${port}`, { path: "/readyz" })).status).toBe(503);
    await endRuns();
    await change(async ({ db }) => {
      const rows = await db
        .selectFrom("records")
        .select("body")
        .where("key", "=", "site")
        .execute();
      expect(rows.map(({ body }) => body.includes('"schema":1,'))).toEqual([true]);
    });
  });
});
