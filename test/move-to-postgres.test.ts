import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#/server/db/open-database.ts";
import { createPostgresDatabase } from "./postgres.ts";
import {
  type PublishedSite,
  ask,
  buildServer,
  endRuns,
  freePort,
  publishedFolder,
  run,
  signIn,
  startServer,
} from "./server-program.ts";

let dataDir: string;
let site: PublishedSite;
let folder: string;

beforeAll(buildServer);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-move-"));
  ({ dataDir, site } = await publishedFolder());
});
afterEach(endRuns);
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

/** An empty PostgreSQL, and somebody who looks into it. */
async function emptyPostgres(): Promise<{ url: string; client: pg.Client }> {
  const { url, drop } = await createPostgresDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  return { url, client };
}

/** Calls of the owner, whose answers are JSON. */
async function ownerOf(port: string) {
  const headers = await signIn(port);
  return async (path: string, body?: object, method?: string): Promise<unknown> => {
    const asked = {
      path: `/api/v1/${path}`,
      headers,
      ...(body && { body }),
      ...(method && { method }),
    };
    const { status, text } = await ask(port, `localhost:${port}`, asked);
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
    // ports come and go
    return text === ""
      ? undefined
      : JSON.parse(text.replaceAll(`.localhost:${port}/`, ".localhost/"));
  };
}
type Call = Awaited<ReturnType<typeof ownerOf>>;

/** What owners and operators see of an installation. */
async function seen(call: Call, ids: readonly number[]): Promise<Record<string, unknown>> {
  const paths = ids.flatMap((id) =>
    [
      "document",
      "operations?limit=200",
      "releases",
      "assets",
      "messages",
      "subscribers",
      "people",
    ].map((path) => `sites/${id}/${path}`),
  );
  const all: Record<string, unknown> = {};
  for (const path of [...paths, "sites", "operator/outbox", "operator/settings", "operator/audit"])
    all[path] = await call(path);
  return all;
}

const menu = Buffer.from("%PDF-1.7\nmenu\n%%EOF\n");

/** Sends a site a file, and answers its hash. */
async function sendMenu(port: string): Promise<string> {
  const { "content-type": _, ...headers } = await signIn(port);
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(menu)]), "menu.pdf");
  const url = `http://localhost:${port}/api/v1/sites/${site.id}/files`;
  const answer = await fetch(url, { method: "POST", headers, body });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { hash: string }).hash;
}

function rename(id: string, name: string): object {
  return { operations: [{ id, name: "site.rename", args: { name } }] };
}

/** A backup of SQLite that is made beside its running server, and what was seen of that. */
async function backedUp() {
  const { port, server } = await startServer(dataDir);
  const call = await ownerOf(port);
  const starter = (await call("sites", { name: "Кафе", slug: "cafe", starter: "cafe" })) as {
    id: number;
  };
  await call(`sites/${site.id}/operations`, rename("one", "A lamp \u{1F4A1}"));
  await call(`sites/${site.id}/invitations`, {
    email: "bob@example.org",
    role: "editor",
    language: "en",
  });
  await call("operator/settings", { contact: "help@example.org" }, "PATCH");
  expect((await ask(port, site.host, site.form)).status).toBe(204);
  const hash = await sendMenu(port);
  const path = join(folder, "one.tar");
  const made = run("backup", { DATA_DIR: dataDir }, [path]);
  expect(await made.exit, made.stderr()).toBe(0);
  const before = await seen(call, [site.id, starter.id]);
  const page = await ask(port, site.host);
  server.child.kill("SIGTERM");
  await server.exit;
  return { path, before, page, hash, starter: starter.id };
}

test("BACKUP-465: an installation on SQLite, backed up while it runs, goes on in PostgreSQL where it was", async () => {
  const { path, before, page, hash, starter } = await backedUp();
  const { url } = await emptyPostgres();
  const restoredDir = await mkdtemp(join(folder, "moved-"));
  const env = { DATA_DIR: restoredDir, DATABASE_URL: url };
  const restored = run("restore", env, [path]);
  expect(await restored.exit, restored.stderr()).toBe(0);
  expect(restored.stdout()).toContain("The database is in PostgreSQL now");
  expect(await readdir(restoredDir)).not.toContain("vitrine.sqlite");
  const again = run("restore", { ...env, DATA_DIR: await mkdtemp(join(folder, "other-")) }, [path]);
  expect(await again.exit).toBe(1);
  expect(again.stderr()).toContain("has tables already, and nothing is overwritten");

  const { port } = await startServer(restoredDir, { DATABASE_URL: url });
  const call = await ownerOf(port);
  expect(await seen(call, [site.id, starter])).toEqual(before);
  const live = await ask(port, site.host);
  expect([live.status, live.text]).toEqual([200, page.text]);
  for (const header of ["x-release", "etag"])
    expect(live.headers[header]).toBe(page.headers[header]);
  const sent = { path: `/api/v1/sites/${site.id}/files/${hash}/file?name=menu.pdf` };
  const headers = await signIn(port);
  expect((await ask(port, `localhost:${port}`, { ...sent, headers })).text).toBe(String(menu));

  // the log goes on, back and forth, and so does publishing
  const { revision } = before[`sites/${site.id}/document`] as { revision: number };
  for (const [at, name] of ["Two", "One"].entries())
    expect(await call(`sites/${site.id}/operations`, rename(`next-${at}`, name))).toMatchObject({
      revision: revision + at + 1,
    });
  await call(`sites/${site.id}/releases`, {});
  const releases = (await call(`sites/${site.id}/releases`)) as { id: string; number: number }[];
  expect(releases.map(({ number }) => number)).toEqual([2, 1]);
  const [newest, first] = releases;
  expect(Number(newest?.id)).toBe(Math.max(...releases.map(({ id }) => Number(id))));
  await call(`sites/${site.id}/live`, { releaseId: first?.id }, "PUT");
  expect((await ask(port, site.host)).headers["x-release"]).toBe(live.headers["x-release"]);
  expect((await ask(port, site.host, site.form)).status).toBe(204);
  const another = (await call("sites", { name: "New", slug: "new" })) as { id: number };
  expect(Number(another.id)).toBe(Number(starter) + 1);
  const doctor = run("doctor", { ...env, PORT: port });
  expect(await doctor.exit, doctor.stdout()).toBe(0);
}, 300_000);

/** Has whoever writes rows of operations wait until the lock is let go. */
const holdRows = `
  create function hold_rows() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(460); return null; end $$;
  create function hold_operations() returns event_trigger language plpgsql as $$
    begin
      if exists (select from pg_event_trigger_ddl_commands() where object_identity ~ 'operations$') then
        create trigger held before insert on operations execute function hold_rows();
      end if;
    end $$;
  create event trigger held_operations on ddl_command_end when tag in ('CREATE TABLE')
    execute function hold_operations();
  select pg_advisory_lock(460)`;

test("BACKUP-466: a move that is killed among its rows leaves an empty PostgreSQL, no start takes it for whole, and the next try does all of it", async () => {
  const path = join(folder, "two.tar");
  const made = run("backup", { DATA_DIR: dataDir }, [path]);
  expect(await made.exit, made.stderr()).toBe(0);
  const { url, client } = await emptyPostgres();
  const count = async (query: string) =>
    Number((await client.query(`select count(*) as n ${query}`)).rows[0]?.n);
  await client.query(holdRows);
  const restoredDir = await mkdtemp(join(folder, "killed-"));
  const env = { DATA_DIR: restoredDir, DATABASE_URL: url };
  const killed = run("restore", env, [path]);
  const others =
    "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
  await expect
    .poll(() => count(`${others} and wait_event = 'advisory'`), { timeout: 60_000 })
    .toBe(1);
  killed.child.kill("SIGKILL");
  await killed.exit;
  await client.query("select pg_advisory_unlock(460)");
  await expect.poll(() => count(others), { timeout: 60_000 }).toBe(0);
  expect(await count("from pg_tables where schemaname = 'public'")).toBe(0);
  expect(existsSync(join(restoredDir, "restoring", "vitrine.sqlite"))).toBe(true);

  for (const variables of [env, { DATA_DIR: restoredDir }]) {
    const early = run("main", { ...variables, PORT: await freePort() });
    expect(await early.exit).toBe(1);
    expect(early.stderr()).toContain("was interrupted: run the same npm run restore");
  }
  const restored = run("restore", env, [path]);
  expect(await restored.exit, restored.stderr()).toBe(0);
  const { port } = await startServer(restoredDir, { DATABASE_URL: url });
  expect((await ask(port, site.host)).text).toBe(site.page.text);
}, 300_000);

test("BACKUP-461: an installation of an earlier program on SQLite goes on in PostgreSQL, its documents migrated", async () => {
  const oldDir = await mkdtemp(join(folder, "old-"));
  const archive = join(import.meta.dirname, "fixtures/old-data/data.tar.gz");
  execFileSync("tar", ["-xzf", archive, "-C", oldDir]);
  const path = join(folder, "old.tar");
  const made = run("backup", { DATA_DIR: oldDir }, [path]);
  expect([0, 2]).toContain(await made.exit);
  const { url } = await emptyPostgres();
  const restoredDir = await mkdtemp(join(folder, "moved-"));
  const restored = run("restore", { DATA_DIR: restoredDir, DATABASE_URL: url }, [path]);
  expect(await restored.exit, restored.stderr()).toBe(0);
  // the same program, on the SQLite that it was
  const [before, moved] = await Promise.all(
    [{ dataDir: oldDir }, { dataDir: restoredDir, databaseUrl: url }].map(async (place) => {
      const { databaseUrl } = place;
      const { port } = await startServer(
        place.dataDir,
        databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
      );
      const page = await ask(port, "fary.localhost");
      const { db, close } = await openDatabase({ ...place, isReadOnly: true });
      const records = db.selectFrom("records").selectAll().orderBy("siteId").orderBy("key");
      const rows = await records.execute();
      await close();
      return { page: [page.status, page.text, page.headers["x-release"]], rows };
    }),
  );
  expect(before?.page[0]).toBe(200);
  expect(before?.rows.length).toBeGreaterThan(3);
  expect(moved).toEqual(before);
});
