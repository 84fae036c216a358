import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ProblemInfo } from "#/api/publishing.ts";
import { nameOfCheck } from "#/site/ignored-check.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { strongVariable } from "../../../test/quick-compression.ts";
import { type World, createWorld } from "../../../test/world.ts";
import { systemClock } from "../clock.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import { createKeyedQueue } from "../sites/keyed-queue.ts";
import { errorCatalogue } from "#/api/errors.ts";
import { errorCodeOf } from "../errors.ts";
import { createLiveReleases } from "./live-releases.ts";
import { createReleaseRows } from "./release-rows.ts";
import { contentOf } from "./content-of.ts";
import { pruneJobs } from "./prune-job.ts";

let world: World;
let siteId: number;
let pageId: string;
let sectionId: string;
let edits = 0;

beforeEach(async () => {
  world = await createWorld();
  const headers = {
    host: "localhost:3000",
    origin: world.env.appOrigin,
    cookie: world.cookies.owner,
  };
  const made = await world.app.inject({
    method: "POST",
    url: "/api/v1/sites",
    headers,
    payload: { name: "Lamps" },
  });
  siteId = made.json().id;
  const { document } = await world.documents.load(siteId);
  pageId = document.pages[0]?.id ?? "";
  sectionId = document.pages[0]?.sections[0]?.id ?? "";
});
afterEach(() => world.close());

function publish() {
  return world.publishing.publisher.publish({ siteId, authorId: world.userIds.owner, note: "" });
}

async function write(text: string): Promise<void> {
  edits += 1;
  const { document } = await world.documents.load(siteId);
  const title = document.pages[0]?.sections[0]?.fields["title"] as LocalizedText | undefined;
  const was = title?.["en"]?.text;
  const args = {
    target: { page: pageId, section: sectionId },
    path: ["title"],
    language: "en",
    text,
    was,
  };
  const operation = { id: `edit${edits}`, name: "text.set", args };
  const { results } = await world.operations.append(siteId, [operation], world.userIds.owner);
  expect(results).toMatchObject([{ status: "applied" }]);
}

function visit(accept = "identity") {
  const headers = { host: "lamps.localhost:3000", "accept-encoding": accept };
  return world.app.inject({ method: "GET", url: "/", headers });
}

describe("publishing", () => {
  it("I3: what is published is served while the database is closed", async () => {
    await publish();
    await world.database.close();
    expect((await visit()).statusCode).toBe(200);
    expect((await visit("br")).headers["content-encoding"]).toBe("br");
    const headers = { host: "lamps.localhost:3000" };
    const missing = await world.app.inject({ method: "GET", url: "/nowhere", headers });
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain("Page not found");
  });

  it("CHECK-18: what was ignored is told apart, changes nothing that visitors see, and comes back with other words", async () => {
    const ask = async () => {
      const headers = { host: "localhost:3000", cookie: world.cookies.owner };
      const url = `/api/v1/sites/${siteId}/changes`;
      const { problems, ignored, settings } = (
        await world.app.inject({ method: "GET", url, headers })
      ).json();
      const long = (all: ProblemInfo[]) => all.find(({ code }) => code === "word-long");
      return { told: long(problems), ignored: long(ignored), settings };
    };
    await write("a".repeat(40));
    await publish();
    const { told = expect.unreachable() } = await ask();
    const args = { check: nameOfCheck(told), about: told.about };
    const operation = { id: "ignore1", name: "check.ignore", args };
    const { results } = await world.operations.append(siteId, [operation], world.userIds.owner);
    expect(results).toMatchObject([{ status: "applied" }]);
    expect(await ask()).toEqual({ told: undefined, ignored: told, settings: false });
    expect((await publish()).rendered).toBe(0);
    await write("b".repeat(40));
    expect(await ask()).toMatchObject({ told: { path: told.path }, settings: false });
  });

  it("PUB-21: who published is told with each release, and with what would change", async () => {
    await publish();
    const ask = async (what: string) => {
      const headers = { host: "localhost:3000", cookie: world.cookies.owner };
      const answer = await world.app.inject({
        method: "GET",
        url: `/api/v1/sites/${siteId}/${what}`,
        headers,
      });
      return answer.json();
    };
    const publisher = { name: expect.any(String), isYou: true };
    expect(await ask("releases")).toMatchObject([{ number: 1, publisher }]);
    expect(await ask("changes")).toMatchObject({ publisher, textCount: 0 });
  });

  it("PUB-22: what was edited and taken back counts as published once it was compared, until the next edit or going back", async () => {
    const headers = {
      host: "localhost:3000",
      origin: world.env.appOrigin,
      cookie: world.cookies.owner,
    };
    const url = `/api/v1/sites/${siteId}`;
    const isEdited = async (): Promise<boolean> =>
      (await world.app.inject({ url, headers })).json().hasUnpublishedChanges;
    const compared = async (): Promise<boolean> => {
      await world.app.inject({ url: `${url}/changes`, headers });
      return isEdited();
    };
    await write("One");
    const { row } = await publish();
    expect(await compared()).toBe(false);
    await write("Two");
    expect(await compared()).toBe(true);
    await write("One");
    expect(await compared()).toBe(false);
    const list = (await world.app.inject({ url: "/api/v1/sites", headers })).json();
    expect(list).toMatchObject([{ hasUnpublishedChanges: false }]);
    await write("Two");
    expect(await isEdited()).toBe(true);
    await publish();
    await write("Three");
    await write("Two");
    expect(await compared()).toBe(false);
    const payload = { releaseId: String(row.id) };
    await world.app.inject({ method: "PUT", url: `${url}/live`, headers, payload });
    expect(await isEdited()).toBe(true);
    expect(await compared()).toBe(true);
  });

  it("PUB-22: whether the document is what visitors see is known without listing changes, and remembered on the dashboard", async () => {
    const headers = { host: "localhost:3000", cookie: world.cookies.owner };
    const url = `/api/v1/sites/${siteId}`;
    const get = async (path: string) => (await world.app.inject({ url: path, headers })).json();
    const isEqual = async (): Promise<boolean> => (await get(`${url}/changes/none`)).isEqual;
    await write("One");
    expect(await isEqual()).toBe(false);
    await publish();
    expect(await isEqual()).toBe(true);
    await write("Two");
    expect(await isEqual()).toBe(false);
    expect(await get("/api/v1/sites")).toMatchObject([{ hasUnpublishedChanges: true }]);
    await write("One");
    expect(await get(`${url}/changes/none`)).toEqual({
      isEqual: true,
      revision: (await get(url)).revision,
    });
    expect(await get("/api/v1/sites")).toMatchObject([{ hasUnpublishedChanges: false }]);
    await write("Two");
    expect(await get(url)).toMatchObject({ hasUnpublishedChanges: true });
    const cookie = world.cookies["other owner"];
    const stranger = { url: `${url}/changes/none`, headers: { ...headers, cookie } };
    expect((await world.app.inject(stranger)).statusCode).toBe(404);
  });

  it("PUB-22: who leaves the editor right after an undo is told of no unpublished changes, there and in the list of sites", async () => {
    const headers = { host: "localhost:3000", cookie: world.cookies.owner };
    const url = `/api/v1/sites/${siteId}`;
    const get = async (path: string) => (await world.app.inject({ url: path, headers })).json();
    await write("One");
    expect(await get(url)).toMatchObject({ hasUnpublishedChanges: true });
    await publish();
    for (const path of [url, "/api/v1/sites"]) {
      await write("Two");
      expect([await get(path)].flat()).toMatchObject([{ hasUnpublishedChanges: true }]);
      await write("One");
      expect([await get(path)].flat()).toMatchObject([{ hasUnpublishedChanges: false }]);
    }
  });

  it("WEIGHT-03: sends the first visitor of a small site a page that is nearly as small as can be", async () => {
    vi.stubEnv(strongVariable, "1");
    await publish();
    vi.unstubAllEnvs();
    const [plain, packed] = [await visit(), await visit("br")];
    const strongest = brotliCompressSync(plain.rawPayload);
    expect(packed.rawPayload.length).toBeLessThan(strongest.length * 1.04);
    expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it("lets one of two win who publish at once, and tells the other", async () => {
    const results = await Promise.allSettled([publish(), publish()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "conflict" },
    });
  });

  it("moves a site on only from the release that it was made after", async () => {
    const { row } = await publish();
    const rows = createReleaseRows(world.database);
    const { id: _id, number: _number, ...release } = row;
    await expect(rows.add(release, null, async () => undefined)).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(rows.switch(siteId, row.id, row.id + 1)).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await rows.all(siteId)).toHaveLength(1);
  });

  it("shows after a crash what the database says, when it had moved and the pointer not", async () => {
    const first = await publish();
    await write("The second title");
    await publish();
    await world.database.db.updateTable("sites").set({ liveReleaseId: first.row.id }).execute();
    expect((await visit()).body).toContain("The second title");
    expect(await world.publishing.live.repair()).toBe(1);
    expect((await visit()).body).not.toContain("The second title");
    expect(await world.publishing.live.repair()).toBe(0);
  });

  it("takes off at the start what is in the trash", async () => {
    await publish();
    await world.database.db.updateTable("sites").set({ trashedAt: 1 }).execute();
    expect(await world.publishing.live.repair()).toBe(1);
    expect((await visit()).statusCode).toBe(404);
  });

  it("tells how far it is", async () => {
    const events: string[] = [];
    const onEvent = ({ state }: { state: string }) => void events.push(state);
    await world.publishing.publisher.publish({
      siteId,
      authorId: world.userIds.owner,
      note: "",
      onEvent,
    });
    expect(events.at(-1)).toBe("live");
    expect(events).toContain("pages");
  });
});

describe("afterwards", () => {
  async function runJobs(): Promise<void> {
    await world.database.db.updateTable("jobs").set({ runAt: 0 }).execute();
    while (await world.jobs.runNext());
  }

  it("a live release is compressed once more, the same content in no more bytes", async () => {
    await publish();
    const quick = await visit("br");
    await runJobs();
    const strong = await visit("br");
    expect(strong.rawPayload.length).toBeLessThanOrEqual(quick.rawPayload.length);
    expect(brotliDecompressSync(strong.rawPayload)).toEqual(brotliDecompressSync(quick.rawPayload));
    expect(strong.headers["x-release"]).toBe(quick.headers["x-release"]);
  });

  it("the next release keeps what was compressed so", async () => {
    await publish();
    await runJobs();
    await write("Another title");
    await publish();
    const manifest = await world.hosting.manifestOf(siteId);
    expect(manifest?.notFound["en"]?.place).toMatchObject({ isStrong: true });
    expect((await visit()).body).toContain("Another title");
  });

  it("a job for a release that is no longer live does nothing", async () => {
    await publish();
    await write("Later");
    await publish();
    const before = world.hosting.pointerOf(siteId);
    await world.database.db.updateTable("jobs").set({ runAt: 0 }).execute();
    await world.jobs.runNext();
    expect(world.hosting.pointerOf(siteId)?.manifest).toBe(before?.manifest);
  });

  it("releases older than 30 days go but for the last ten, with the packs that nobody needs", async () => {
    for (let count = 0; count < 13; count++) {
      await write(`Title ${count}`);
      await publish();
    }
    const rows = createReleaseRows(world.database);
    const { hosting, storage } = world;
    const contents: Set<string>[] = [];
    for (const { manifestHash } of await rows.all(siteId))
      contents.push(contentOf(await hosting.files.manifest(manifestHash)));
    const kept = new Set(contents.slice(0, 10).flatMap((content) => [...content]));
    const gone = new Set(
      contents.flatMap((content) => [...content]).filter((hash) => !kept.has(hash)),
    );
    await world.database.db.updateTable("releases").set({ createdAt: 1 }).execute();
    const clock = { now: () => Date.now(), sleep: async () => undefined };
    await pruneJobs({ hosting, storage, rows, clock })["prune-releases"]?.({ siteId });
    expect(await rows.all(siteId)).toHaveLength(10);
    // two manifests and their packs; of the first release others have parts still
    expect(gone.size).toBeGreaterThanOrEqual(4);
    for (const hash of gone) expect(await storage.has(hash)).toBe(false);
    for (const hash of kept) expect(await storage.has(hash)).toBe(true);
    expect((await visit()).body).toContain("Title 12");
    await world.publishing.live.makeLive(siteId, (await rows.all(siteId)).at(-1)?.id ?? 0);
    expect((await visit()).body).toContain("Title 3");
  });
});

describe("what other processes did", () => {
  const liveReleasesAt = (hosting: SiteHosting) =>
    createLiveReleases({
      database: world.database,
      hosting,
      storage: world.storage,
      rows: createReleaseRows(world.database),
      jobs: world.jobs,
      clock: systemClock,
      log: { warn: () => undefined },
      sitesDomain: world.env.sitesDomain,
      notifyOthers: async () => undefined,
      inTurn: createKeyedQueue(),
    });

  it.each([
    ["ENOSPC", "kept-unwritten"],
    ["EROFS", "kept-unwritten"],
    ["another fault", "internal"],
  ])(
    "I7: what holds although it couldn't all be written (%s) isn't said to be unsaved",
    async (failure, code) => {
      await publish();
      const { hosting } = world;
      const failing: SiteHosting = {
        ...hosting,
        async show(...shown) {
          await hosting.show(...shown);
          throw Object.assign(new Error("the disk"), { code: failure });
        },
      };
      const off = { siteId, page: "", since: 1 };
      await world.database.db.insertInto("unpublished").values(off).execute();
      const error = await liveReleasesAt(failing)
        .moved(siteId)
        .catch((thrown: unknown) => thrown);
      expect(errorCodeOf(error)).toBe(code);
      expect(errorCatalogue["kept-unwritten"].message).not.toContain("Nothing was saved");
      expect((await visit()).statusCode).toBe(404);
    },
  );

  it("is shown as the database says it in the end, however long showing the state before takes", async () => {
    const first = await publish();
    await write("The second title");
    const second = await publish();
    const { db } = world.database;
    const live = (id: number) => db.updateTable("sites").set({ liveReleaseId: id }).execute();
    const gate = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    const { hosting } = world;
    let isFirst = true;
    const slow: SiteHosting = {
      ...hosting,
      async show(...shown) {
        if (isFirst) {
          isFirst = false;
          reached.resolve();
          await gate.promise;
        }
        await hosting.show(...shown);
      },
    };
    const releases = liveReleasesAt(slow);
    await live(first.row.id);
    const older = releases.follow(siteId);
    await reached.promise;
    await live(second.row.id);
    const newer = releases.follow(siteId);
    gate.resolve();
    await Promise.all([older, newer]);
    expect((await visit()).body).toContain("The second title");
  });

  it("SEC-20: is taken down also where the disk can't take its pointer", async () => {
    await publish();
    const { hosting } = world;
    const full: SiteHosting = {
      ...hosting,
      async show() {
        throw Object.assign(new Error("the disk"), { code: "ENOSPC" });
      },
    };
    await world.database.db
      .updateTable("sites")
      .set({ takenDownAt: 1 })
      .where("id", "=", siteId)
      .execute();
    await expect(liveReleasesAt(full).follow(siteId)).rejects.toThrow("the disk");
    expect((await visit()).statusCode).toBe(451);
  });
});
