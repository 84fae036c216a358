import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type PublishedSite,
  ask,
  buildServer,
  endRuns,
  publishedFolder,
  run,
  startServer,
} from "./server-program.ts";
import { createBucket } from "./swift.ts";

let dataDir: string;
let site: PublishedSite;

beforeAll(buildServer);
beforeAll(async () => {
  ({ dataDir, site } = await publishedFolder());
});
afterAll(async () => {
  await endRuns();
  await rm(dataDir, { recursive: true, force: true });
});

test("STORE-13: npm run move-storage beside a server takes an installation to a store, and prints no keys", async () => {
  const env = { DATA_DIR: dataDir, STORAGE_URL: (await createBucket()).url() };
  const { server } = await startServer(dataDir);
  const first = run("move-storage", env);
  expect(await first.exit, first.stderr()).toBe(0);
  expect(first.stdout()).toMatch(/^[\d,]+ stored files copied, .*; 0 were there already\.$/m);
  server.child.kill("SIGTERM");
  await server.exit;
  const second = run("move-storage", env);
  expect(await second.exit, second.stderr()).toBe(0);
  await rename(join(dataDir, "storage"), join(dataDir, "storage-before"));
  const { port } = await startServer(dataDir, env);
  const page = await ask(port, site.host);
  expect([page.status, page.text]).toEqual([200, site.page.text]);
  const doctor = run("doctor", { ...env, PORT: port });
  expect(await doctor.exit, doctor.stdout()).toBe(0);
  expect(doctor.stdout()).toContain("✓ Stored files: All files of published sites are there.");
  const wrong = run("move-storage", { DATA_DIR: dataDir });
  expect(await wrong.exit).toBe(1);
  expect(wrong.stderr()).toMatch(/^Set STORAGE_URL to the store/);
  for (const { stdout, stderr } of [first, second, doctor, wrong])
    expect(stdout() + stderr()).not.toContain("testing");
});
