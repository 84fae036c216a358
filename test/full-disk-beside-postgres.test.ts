import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createPostgresDatabase } from "./postgres.ts";
import {
  type Answer,
  ask,
  buildServer,
  endRuns,
  publishSite,
  signIn,
  startServer,
} from "./server-program.ts";
import { settle } from "./settle.ts";
import { type SmallDisk, trySmallDisk } from "./small-disk.ts";

const first = trySmallDisk();
await first?.remove();

describe.runIf(first)("I7: a full disk beside a PostgreSQL", () => {
  let disk: SmallDisk;
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;

  beforeAll(buildServer);
  beforeAll(async () => {
    disk = trySmallDisk() ?? expect.unreachable("it could be mounted before");
    database = await createPostgresDatabase();
    await settle("", database.url);
  });
  afterEach(endRuns);
  afterAll(async () => {
    await disk.remove();
    await database.drop();
  });

  test("edits are taken, an earlier release isn’t shown and says so, also after kill -9, and it heals", async () => {
    const env = { DATABASE_URL: database.url, FORMS_PER_MINUTE: "100000" };
    const before = await startServer(disk.folder, env);
    const site = await publishSite(before.port);
    const call = async (
      port: string,
      method: "GET" | "POST" | "PUT",
      path: string,
      body?: object,
    ): Promise<Answer> => {
      const headers = await signIn(port);
      const about = { path: `/api/v1/sites/${site.id}/${path}`, method, headers };
      return ask(port, `localhost:${port}`, body ? { ...about, body } : about);
    };
    const rename = (port: string, name: string) => {
      const operation = { id: `rename-${name}`, name: "site.rename", args: { name } };
      return call(port, "POST", "operations", { operations: [operation] });
    };
    const pageAt = (port: string) => ask(port, site.host.replace(/\d+$/, port));
    const earlier = JSON.parse((await call(before.port, "GET", "releases")).text)[0].id;
    expect((await rename(before.port, "Second")).status).toBe(200);
    expect((await call(before.port, "POST", "releases", {})).status).toBe(201);
    const second = await pageAt(before.port);
    expect(second.text).not.toBe(site.page.text);

    const expectFull = async (port: string, name: string) => {
      expect((await rename(port, name)).status, "an edit is the database’s").toBe(200);
      const back = await call(port, "PUT", "live", { releaseId: earlier });
      expect([back.status, JSON.parse(back.text).code]).toEqual([507, "storage-full"]);
      const published = await call(port, "POST", "releases", {});
      expect(published.status, published.text).toBe(507);
      expect((await pageAt(port)).headers["x-release"]).toBe(second.headers["x-release"]);
      const releases = JSON.parse((await call(port, "GET", "releases")).text);
      expect(releases).toHaveLength(2);
      expect(releases.find(({ isLive }: { isLive: boolean }) => isLive).id).not.toBe(earlier);
    };
    await disk.fill();
    await expectFull(before.port, "Third");
    before.server.child.kill("SIGKILL");
    await before.server.exit;

    const after = await startServer(disk.folder, env);
    await expectFull(after.port, "Fourth");
    await disk.empty();
    const back = await call(after.port, "PUT", "live", { releaseId: earlier });
    expect(back.status, back.text).toBeLessThan(300);
    expect((await pageAt(after.port)).text).toBe(site.page.text);
    const document = await call(after.port, "GET", "document");
    expect(document.text).toContain("Fourth");
  });
});
