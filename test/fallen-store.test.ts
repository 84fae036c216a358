import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createReleaseFiles } from "#/server/hosting/release-files.ts";
import { contentOf } from "#/server/publishing/content-of.ts";
import { openStorage } from "#/server/storage/open-storage.ts";
import { type FaultyProxy, startFaultyProxy } from "./faulty-proxy.ts";
import { type OwnPostgres, startOwnPostgres } from "./own-postgres.ts";
import {
  ask,
  buildServer,
  endRuns,
  freePort,
  ownerEnv,
  publishSite,
  run,
  said,
} from "./server-program.ts";
import { settle } from "./settle.ts";
import { type TestBucket, createBucket } from "./swift.ts";

/** Two processes on one database and one store: one is edited on, the other only shows sites. */
let postgres: OwnPostgres;
let bucket: TestBucket;
let proxy: FaultyProxy;
const folders: string[] = [];

beforeAll(buildServer);
beforeAll(async () => {
  postgres = startOwnPostgres();
  await settle("", postgres.url);
  bucket = await createBucket();
  proxy = await startFaultyProxy(bucket.port);
});
afterAll(async () => {
  await endRuns();
  postgres.remove();
  await proxy.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function createProcess() {
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-fallen-"));
  folders.push(dataDir);
  const port = await freePort();
  const env = {
    PORT: port,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    DATABASE_CONNECT_TIMEOUT: "0.5",
    DATABASE_TIMEOUT: "0.5",
    STORAGE_URL: bucket.url(proxy.port),
    ...ownerEnv,
  };
  return { port, dataDir, start: () => run("main", env) };
}

/** All that a site is shown from, as its pointer names it. */
async function contentShown(dataDir: string, site: number): Promise<string[]> {
  const pointer = JSON.parse(readFileSync(join(dataDir, "sites", `${site}.json`), "utf8"));
  const storage = await openStorage({ dataDir, storageUrl: bucket.url() }, { isReadOnly: true });
  const manifest = await createReleaseFiles(storage).manifest(pointer.manifest);
  const stored = Object.values(manifest.files).filter(({ place }) => place === "stored");
  return [...contentOf(manifest), ...stored.map(({ hash }) => hash)];
}

test("STORE-12 (I3): a process shows what others published while it has no database, no store and nobody else, after its start too", async () => {
  const [editing, showing] = [await createProcess(), await createProcess()];
  const editor = editing.start();
  await said(editor, "is ready at");
  const site = await publishSite(editing.port);
  let shower = showing.start();
  await said(shower, "is ready at");
  const { host } = site;
  const content = await contentShown(showing.dataDir, site.id);
  const copy = (hash: string) =>
    join(showing.dataDir, "store-cache/content", hash.slice(0, 2), hash);
  await expect.poll(() => content.filter((hash) => !existsSync(copy(hash)))).toEqual([]);
  const before = await ask(editing.port, host);
  expect(before.status).toBe(200);

  editor.child.kill("SIGKILL");
  shower.child.kill("SIGKILL");
  await Promise.all([editor.exit, shower.exit]);
  await postgres.kill();
  proxy.fail(() => 503);
  shower = showing.start();
  await said(shower, "Published sites are being served");
  const after = await ask(showing.port, host);
  expect([after.status, after.headers["x-release"]]).toEqual([200, before.headers["x-release"]]);
  expect(after.text).toBe(before.text);
  const assets = [...after.text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(assets.length).toBeGreaterThan(0);
  for (const path of assets) expect((await ask(showing.port, host, { path })).status).toBe(200);
  const ready = await ask(showing.port, `localhost:${showing.port}`, { path: "/readyz" });
  expect(ready.status).toBe(503);

  await postgres.start();
  proxy.fail(() => "none");
  await said(shower, "is ready at");
  const healed = await ask(showing.port, `localhost:${showing.port}`, { path: "/readyz" });
  expect(healed.status).toBe(200);
});
