import { randomBytes } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createFileStorage } from "#/server/storage/file-storage.ts";
import { contentHash } from "#/server/storage/storage.ts";
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
import { createBucket } from "./swift.ts";

let dataDir: string;
let site: PublishedSite;
let folder: string;

beforeAll(buildServer);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-backup-"));
  ({ dataDir, site } = await publishedFolder());
});
afterEach(endRuns);
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

/** Edits a site for as long as it is wanted; answers the names that were acknowledged so far. */
async function keepEditing(port: string) {
  const headers = await signIn(port);
  const acknowledged: string[] = [];
  const stop = new AbortController();
  const ended = (async () => {
    for (let number = 1; !stop.signal.aborted; number++) {
      const id = `edit-${number}`;
      const operation = { id, name: "site.rename", args: { name: id } };
      const path = `/api/v1/sites/${site.id}/operations`;
      const body = { operations: [operation] };
      const answer = await ask(port, `localhost:${port}`, { path, headers, body });
      if (answer.status === 200) acknowledged.push(id);
    }
  })();
  return {
    acknowledged,
    end: async () => {
      stop.abort();
      await ended;
    },
  };
}

async function listOf(port: string, path: string): Promise<unknown> {
  const headers = await signIn(port);
  const asked = { path: `/api/v1/sites/${site.id}/${path}`, headers };
  return JSON.parse((await ask(port, `localhost:${port}`, asked)).text);
}

test("BACKUP-04, BACKUP-11: npm run backup beside a server that is written to, killed and run again, then npm run restore: sites answer byte for byte, the owner signs in, and nothing acknowledged before is missing", async () => {
  const storage = await createFileStorage(join(dataDir, "storage"), { isShared: true });
  for (let number = 0; number < 12; number++) {
    const bytes = randomBytes(2_097_152);
    await storage.put(contentHash(bytes), bytes);
  }
  const first = await startServer(dataDir);
  const editing = await keepEditing(first.port);
  const path = join(folder, "one.tar");
  const killed = run("backup", { DATA_DIR: dataDir }, [path]);
  const isUnderWay = () => existsSync(`${path}.part`) && statSync(`${path}.part`).size > 4_194_304;
  await expect.poll(isUnderWay, { interval: 1 }).toBe(true);
  killed.child.kill("SIGKILL");
  await killed.exit;
  expect(existsSync(path)).toBe(false);

  await expect.poll(() => editing.acknowledged.length).toBeGreaterThan(2);
  const before = [...editing.acknowledged];
  const made = run("backup", { DATA_DIR: dataDir }, [path]);
  expect(await made.exit, made.stderr()).toBe(0);
  await editing.end();
  expect(made.stderr()).toMatch(/^Going on with a backup that has \d+ stored files\.$/m);
  expect(made.stdout()).toContain(`npm run restore ${path}`);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const releases = await listOf(first.port, "releases");
  first.server.child.kill("SIGTERM");
  await first.server.exit;

  const checked = run("check-backup", {}, [path]);
  expect(await checked.exit).toBe(0);
  expect(checked.stdout()).toContain("is whole: the database and");
  const cut = join(folder, "cut.tar");
  await copyFile(path, cut);
  await truncate(cut, 5_000_000);
  const refused = run("check-backup", {}, [cut]);
  expect(await refused.exit).toBe(1);
  expect(refused.stderr()).toBe("cut.tar isn’t whole, it ends too early: use another backup.\n");

  const again = run("backup", { DATA_DIR: dataDir }, [path]);
  expect(await again.exit).toBe(1);
  expect(again.stderr()).toContain("exists already and isn’t overwritten");
  const full = run("restore", { DATA_DIR: dataDir }, [path]);
  expect(await full.exit).toBe(1);
  expect(full.stderr()).toContain("nothing is overwritten");

  const restoredDir = join(folder, "restored");
  await mkdir(join(restoredDir, "restoring"), { recursive: true });
  const early = run("main", { DATA_DIR: restoredDir, PORT: await freePort() });
  expect(await early.exit).toBe(1);
  expect(early.stderr()).toContain("was interrupted: run the same npm run restore");
  await rm(join(restoredDir, "sites"), { recursive: true });
  await mkdir(join(restoredDir, "storage", "half"), { recursive: true });
  const restored = run("restore", { DATA_DIR: restoredDir }, [path]);
  expect(await restored.exit, restored.stderr()).toBe(0);
  const second = await startServer(restoredDir);
  const page = await ask(second.port, site.host);
  expect(page.text).toBe(site.page.text);
  for (const header of ["x-release", "etag"])
    expect(page.headers[header]).toBe(site.page.headers[header]);
  expect(await listOf(second.port, "releases")).toEqual(releases);
  expect((await ask(second.port, site.host, site.form)).status).toBe(204);

  const doctor = run("doctor", { DATA_DIR: restoredDir, PORT: second.port });
  expect(await doctor.exit, doctor.stdout()).toBe(0);
  expect(doctor.stdout()).toContain("✓ Server: The server is running and saves edits.");
  expect(doctor.stdout()).toMatch(/^0 problems, \d warnings\.$/m);
  const operations = JSON.stringify(await listOf(second.port, "operations?limit=200"));
  expect(before.slice(-150).filter((id) => !operations.includes(`"${id}"`))).toEqual([]);
});

test("BACKUP-23, BACKUP-25: npm run backup, check-backup and restore work with a store, and print no keys", async () => {
  const url = (await createBucket()).url();
  const made = run("backup", { DATA_DIR: dataDir }, [url]);
  expect(await made.exit, made.stderr()).toBe(0);
  expect(made.stdout()).toMatch(/^s3:\/\/127.*\/vitrine-\S+\.tar has the database and/);
  const checked = run("check-backup", {}, [url]);
  expect(await checked.exit, checked.stderr()).toBe(0);
  expect(checked.stdout()).toMatch(/^s3:\/\/127.*\.tar is whole: the database and/);
  const restoredDir = await mkdtemp(join(folder, "from-store-"));
  const files = (await createBucket()).url();
  const env = { DATA_DIR: restoredDir, STORAGE_URL: files };
  const restored = run("restore", env, [url]);
  expect(await restored.exit, restored.stderr()).toBe(0);
  const { port } = await startServer(restoredDir, { STORAGE_URL: files });
  const page = await ask(port, site.host);
  expect([page.status, page.text]).toEqual([200, site.page.text]);
  expect(existsSync(join(restoredDir, "storage"))).toBe(false);
  const wrong = run("backup", { DATA_DIR: restoredDir, STORAGE_URL: files }, [files]);
  expect(await wrong.exit).toBe(1);
  expect(wrong.stderr()).toContain("can’t be kept where STORAGE_URL keeps files");
  const nothing = run("check-backup", {}, [files]);
  expect(await nothing.exit).toBe(1);
  expect(nothing.stderr()).toMatch(/^There are no backups in s3:.*\.\n$/);
  for (const { stdout, stderr } of [made, checked, restored, wrong, nothing])
    expect(stdout() + stderr()).not.toContain("testing");
});
