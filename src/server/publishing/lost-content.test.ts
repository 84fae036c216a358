import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ReleaseManifest } from "#/publish/manifest.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { type World, createWorld } from "../../../test/world.ts";

let world: World;
let siteId: number;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-lost-"));
  world = await createWorld({ dataDir: folder });
  const payload = { name: "Lamps" };
  const made = await world.app.inject({
    method: "POST",
    url: "/api/v1/sites",
    headers: own(),
    payload,
  });
  siteId = made.json().id;
  await publish();
});
afterEach(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const own = () => ({
  host: "localhost:3000",
  origin: world.env.appOrigin,
  cookie: world.cookies.owner,
});

const publish = () =>
  world.publishing.publisher.publish({ siteId, authorId: world.userIds.owner, note: "" });

function visit(encoding = "identity", path = "/") {
  const headers = { host: "lamps.localhost:3000", "accept-encoding": encoding };
  return world.app.inject({ method: "GET", url: path, headers });
}

/** The same data in a process that has nothing in memory yet. */
async function restart(): Promise<void> {
  await world.close();
  world = await createWorld({ dataDir: folder });
}

const pathOf = (hash: string) =>
  join(world.env.dataDir, "storage", hash.slice(0, 2), hash.slice(2));

const damages: Record<string, (path: string) => Promise<void>> = {
  missing: (path) => rm(path),
  damaged: async (path) => {
    const bytes = await readFile(path);
    for (let at = 40; at < bytes.length; at += 97) bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    await writeFile(path, bytes);
  },
  "cut short": async (path) => writeFile(path, (await readFile(path)).subarray(0, 60)),
};

async function live(): Promise<{ hash: string; manifest: ReleaseManifest }> {
  const hash = world.hosting.pointerOf(siteId)?.manifest ?? "";
  return { hash, manifest: await world.hosting.files.manifest(hash) };
}

/** What the operator is told. */
async function lostFiles(): Promise<unknown> {
  const headers = { host: "localhost:3000", cookie: world.cookies.operator };
  return (await world.app.inject({ url: "/api/v1/operator/lost-files", headers })).json();
}

/** Makes one operation, which changes the document and not what is published. */
async function edit(name: string): Promise<void> {
  const operation = { id: `rename-${name}`, name: "site.rename", args: { name } };
  await world.operations.append(siteId, [operation], world.userIds.owner);
}

function expectRefused({ statusCode, headers }: Awaited<ReturnType<typeof visit>>): void {
  expect(statusCode).toBe(503);
  expect(headers["retry-after"]).toBe("5");
  expect(headers["cache-control"]).toBe("no-store");
}

/** Writes a title on the home page, which is published in nothing but that page. */
async function nameHome(text: string): Promise<void> {
  const { document } = await world.documents.load(siteId);
  const [home] = document.pages;
  const section = home?.sections.find(({ fields }) => "title" in fields);
  const title = section?.fields["title"] as LocalizedText | undefined;
  const target = { page: home?.id, section: section?.id };
  const language = document.site.languages[0]?.code ?? "";
  const args = { target, path: ["title"], language, text, was: title?.[language]?.text };
  const operation = { id: `home-${text}`, name: "text.set", args };
  const { results } = await world.operations.append(siteId, [operation], world.userIds.owner);
  expect(results).toMatchObject([{ status: "applied" }]);
}

/** Puts a folder in the place of a file, as a repair of the disk may. */
async function makeUnreadable(path: string): Promise<void> {
  await rm(path);
  await mkdir(join(path, "lost+found"), { recursive: true });
}

describe("HOST-09: a manifest that can't be read", () => {
  const changes = () =>
    world.app.inject({ url: `/api/v1/sites/${siteId}/changes`, headers: own() });

  test("where the storage works otherwise it counts as lost: the release is made anew by itself", async () => {
    const before = await visit();
    const { hash } = await live();
    await makeUnreadable(pathOf(hash));
    await restart();
    expectRefused(await visit());
    expect(await lostFiles()).toEqual([{ hash, sites: [siteId] }]);
    expect((await changes()).json()).toMatchObject({ isPublished: true });
    await expect.poll(() => world.jobs.runNext()).toBe(true);
    while (await world.jobs.runNext());
    const after = await visit();
    expect(after.statusCode).toBe(200);
    await restart();
    expect((await visit()).body).toBe(before.body);
  });

  test("publishing by hand makes it anew before anybody visits", async () => {
    const { hash } = await live();
    await makeUnreadable(pathOf(hash));
    await restart();
    await edit("Lanterns");
    await publish();
    expect((await visit()).statusCode).toBe(200);
  });

  test("of the earlier release that the live one has parts of: as if the live one were", async () => {
    const first = await live();
    await nameHome("Lanterns");
    await publish();
    const before = await visit();
    await makeUnreadable(pathOf(first.hash));
    await restart();
    expectRefused(await visit());
    await publish();
    await restart();
    expect((await visit()).body).toBe(before.body);
  });

  test("where nothing can be written either it is not given up, and comes back with the storage", async () => {
    await restart();
    const failing = async () => {
      throw Object.assign(new Error("the disk"), { code: "EIO", syscall: "read" });
    };
    const working = { get: world.storage.get, check: world.storage.check };
    Object.assign(world.storage, { get: failing, check: failing });
    expectRefused(await visit());
    expect((await changes()).statusCode).toBe(503);
    expect(await lostFiles()).toEqual([]);
    Object.assign(world.storage, working);
    expect((await visit()).statusCode).toBe(200);
  });
});

describe.each(Object.entries(damages))("HOST-09: stored content that is %s", (_, damage) => {
  test("a manifest: pages are 503, the log says which, and publishing makes the site anew", async () => {
    const before = await visit();
    const { hash } = await live();
    await damage(pathOf(hash));
    await restart();
    expectRefused(await visit());
    expect(world.logLines.join("")).toContain(hash);
    expect(world.metrics.text()).toContain("vitrine_storage_lost_files 1");
    expect(await lostFiles()).toEqual([{ hash, sites: [siteId] }]);
    await edit("Lanterns");
    const changes = await world.app.inject({
      url: `/api/v1/sites/${siteId}/changes`,
      headers: own(),
    });
    expect(changes.json()).toMatchObject({ isPublished: true });
    await publish();
    const after = await visit();
    expect(after.statusCode).toBe(200);
    expect(after.headers["x-release"]).not.toBe(before.headers["x-release"]);
    await restart();
    expect((await visit()).body).toBe(after.body);
  });

  test("PUB-06: an earlier manifest that has parts of the live one: as if the live one were", async () => {
    const first = await live();
    await nameHome("Lanterns");
    await publish();
    const { hash, manifest } = await live();
    const parts = Object.values(manifest.parts).map(({ file }) => file);
    expect(new Set(parts)).toEqual(new Set([first.hash, hash]));
    const before = await visit();
    await damage(pathOf(first.hash));
    await restart();
    expectRefused(await visit());
    expect(world.logLines.join("")).toContain(first.hash);
    await publish();
    await restart();
    expect((await visit()).body).toBe(before.body);
    const mended = await live();
    expect(Object.values(mended.manifest.parts).map(({ file }) => file)).not.toContain(first.hash);
  });

  test.each(["identity", "br", "gzip"])(
    "a pack: what its hash doesn't name is never sent (%s), and comes back by itself",
    async (encoding) => {
      const before = await visit(encoding);
      const { manifest } = await live();
      const place = manifest.files["/"]?.place;
      const pack = typeof place === "object" ? place.pack : expect.unreachable();
      await damage(pathOf(pack));
      await restart();
      expectRefused(await visit(encoding));
      expect(world.logLines.join("")).toContain(pack);
      await expect.poll(() => world.jobs.runNext()).toBe(true);
      while (await world.jobs.runNext());
      const after = await visit(encoding);
      expect(after.statusCode).toBe(200);
      expect(after.rawPayload).toEqual(before.rawPayload);
      expect(world.metrics.text()).toContain("vitrine_storage_lost_files 0");
    },
  );

  /** Makes a site that has changed since it was published, and damages what it shows. */
  async function loseChanged(): Promise<Awaited<ReturnType<typeof visit>>> {
    await edit("Lanterns");
    await publish();
    const before = await visit();
    const { manifest } = await live();
    const place = manifest.files["/"]?.place;
    await edit("Unfinished");
    await damage(pathOf(typeof place === "object" ? place.pack : expect.unreachable()));
    await restart();
    expectRefused(await visit());
    return before;
  }

  const runJobs = async () => {
    await expect.poll(() => world.jobs.runNext()).toBe(true);
    while (await world.jobs.runNext());
  };

  test("HOST-11: what was published comes back by itself, and not what nobody has published yet", async () => {
    const before = await loseChanged();
    await runJobs();
    const after = await visit();
    expect(after.statusCode).toBe(200);
    expect(after.body).toBe(before.body);
    expect(after.body).toContain("Lanterns");
    expect(after.body).not.toContain("Unfinished");
    expect((await world.documents.load(siteId)).document.site.name).toBe("Unfinished");
    await publish();
    expect((await visit()).body).toContain("Unfinished");
  });

  test("HOST-11: where the log can't say what was published, owner and operator are told, the owner once", async () => {
    await loseChanged();
    const { db } = world.database;
    await db
      .updateTable("operations")
      .set({ name: "site.unheardOf" })
      .where("siteId", "=", siteId)
      .where("revision", ">", 1)
      .execute();
    await runJobs();
    await world.jobs.add({ kind: "mend-release", payload: { siteId } });
    await runJobs();
    expectRefused(await visit());
    expect(world.logLines.join("")).toContain("publish the site, which has changed since");
    const mails = await db.selectFrom("outbox").select("subject").execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain("Unfinished");
    await publish();
    expect((await visit()).statusCode).toBe(200);
  });

  test("HOST-11: a release that is gone back to is made anew from what it was made from", async () => {
    const first = await visit();
    const { hash } = await live();
    const release = world.hosting.pointerOf(siteId)?.release ?? 0;
    await edit("Lanterns");
    await publish();
    const now = await visit();
    await damage(pathOf(hash));
    await restart();
    const goBack = () =>
      world.app.inject({
        method: "PUT",
        url: `/api/v1/sites/${siteId}/live`,
        headers: own(),
        payload: { releaseId: String(release) },
      });
    const answers = await Promise.all([goBack(), goBack()]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    expect((await visit()).body).toBe(first.body);
    expect(first.body).not.toBe(now.body);
    expect((await world.documents.load(siteId)).document.site.name).toBe("Lanterns");
  });

  test("a release that is gone back to: it stays as it is", async () => {
    const { hash } = await live();
    const first = world.hosting.pointerOf(siteId)?.release ?? 0;
    await edit("Lanterns");
    await publish();
    const now = await visit();
    await damage(pathOf(hash));
    await restart();
    await expect(world.publishing.live.makeLive(siteId, first)).rejects.toThrow(hash);
    expect((await visit()).body).toBe(now.body);
  });
});
