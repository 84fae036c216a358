import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { sectionClip } from "../../../test/fixtures/section-clip.ts";
import { testTemplates } from "../../../test/fixtures/templates.ts";
import { sectionClipSchema } from "#/site/clip.ts";
import { createWorld, ownerPassword } from "../../../test/world.ts";
import { blackPng } from "../images/hostile-pictures.ts";
import { contentHash } from "../storage/storage.ts";
import { createSavedSections } from "./saved-sections.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describeDatabases("saved sections", (open) => {
  async function prepare() {
    const database = await open();
    const clock = { time: Date.now(), now: () => clock.time, sleep: async () => undefined };
    const world = await createWorld({ database, clock });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const call = (
      method: "GET" | "POST" | "PATCH" | "DELETE",
      url: string,
      payload?: object,
      as: "owner" | "other owner" = "owner",
    ) =>
      world.app.inject({
        method,
        url: `/api/v1/${url}`,
        headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies[as] },
        ...(payload && { payload }),
      });
    const makeSite = async (): Promise<number> =>
      (await call("POST", "sites", { name: "Lamps" })).json().id;
    const site = await makeSite();
    const save = (name = "Hours", clip = sectionClip({ site })) =>
      call("POST", `sites/${site}/saved-sections`, { name, clip });
    const rows = () => database.db.selectFrom("savedSections").select(["id", "name"]).execute();
    const fill = (
      count: number,
      more: { size?: number; trashedAt?: number; following?: string } = {},
    ) =>
      database.db
        .insertInto("savedSections")
        .values(
          Array.from({ length: count }, (_, place) => ({
            id: `kept${place}`,
            userId: world.userIds.owner,
            name: `${place}`,
            clip: JSON.stringify(sectionClip({ site })),
            size: 2,
            createdAt: place,
            trashedAt: null,
            ...more,
          })),
        )
        .execute();
    const forgetLimits = () => database.db.deleteFrom("limits").execute();
    return { world, database, clock, call, makeSite, site, save, rows, fill, forgetLimits };
  }

  test("SAVED-03: of several at the same moment only as many are kept as an account may have", async () => {
    const { save, fill, rows } = await prepare();
    await fill(98);
    const answers = await Promise.all(Array.from({ length: 6 }, () => save()));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, 201, 409, 409, 409, 409]);
    expect(await rows()).toHaveLength(100);
  });

  test("SAVED-03: all together are as long as an account may keep, and not a character longer", async () => {
    const { database, site, save, fill } = await prepare();
    const clip = sectionClip({ site });
    await save("First", clip);
    const of = database.db.selectFrom("savedSections").select("size");
    const { size } = await of.executeTakeFirstOrThrow();
    await fill(1, { size: 1_000_000 - 2 * size + 1 });
    const refused = await save("A character too long", clip);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "saved-sections-full" });
    await database.db
      .updateTable("savedSections")
      .set({ size: 1_000_000 - 2 * size })
      .where("id", "=", "kept0")
      .execute();
    expect((await save("Fits", clip)).statusCode).toBe(201);
  });

  test("SAVED-82: of pages as many are kept besides, also of several at the same moment", async () => {
    const { call, site, save, fill } = await prepare();
    const savePage = () => {
      const clip = sectionClip({ site });
      const sections = [...clip.sections, ...sectionClip({ site }).sections];
      const body = { name: "Page", kind: "page", clip: { ...clip, sections } };
      return call("POST", `sites/${site}/saved-sections`, body);
    };
    await fill(98, { following: "[]" });
    const answers = await Promise.all(Array.from({ length: 6 }, savePage));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([201, 201, 409, 409, 409, 409]);
    expect((await save()).statusCode).toBe(201);
    const [{ id }, other] = (await call("GET", "saved-sections?kind=page")).json();
    for (const gone of [id, other.id])
      expect((await call("DELETE", `saved-sections/${gone}`)).statusCode).toBe(204);
    expect((await savePage()).statusCode).toBe(201);
    // what comes back from the trash is counted as what it is
    const restore = (one: string) => call("PATCH", `saved-sections/${one}`, { isTrashed: false });
    expect((await restore(id)).statusCode).toBe(204);
    expect((await restore(other.id)).statusCode).toBe(409);
  });

  test("SAVED-82: the version before finds the first section of a page where it reads sections", async () => {
    const { database, call, site } = await prepare();
    const clip = sectionClip({ site });
    const sections = [...clip.sections, ...sectionClip({ site }).sections];
    const body = { name: "Page", kind: "page", clip: { ...clip, sections } };
    await call("POST", `sites/${site}/saved-sections`, body);
    const of = database.db.selectFrom("savedSections").select(["clip", "size", "following"]);
    const row = await of.executeTakeFirstOrThrow();
    expect(sectionClipSchema.parse(JSON.parse(row.clip)).sections).toMatchObject([
      clip.sections[0],
    ]);
    expect(row.size).toBe(row.clip.length + (row.following?.length ?? 0));
  });

  test("SAVED-03: of forty calls at the same moment thirty are let in, also where they find nothing", async () => {
    const { call } = await prepare();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => call("DELETE", "saved-sections/nothing")),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array(30).fill(404), ...Array(10).fill(429)]);
  });

  test("SAVED-02: its pictures stay when their site is gone, for the account and nobody else", async () => {
    const { world, database, call, makeSite, site, save } = await prepare();
    const start =
      '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
    const body = [Buffer.from(start), blackPng(64, 64), Buffer.from("\r\n--cut--\r\n")];
    const sent = await world.app.inject({
      method: "POST",
      url: `/api/v1/sites/${site}/assets`,
      headers: {
        host: "localhost:3000",
        origin: world.env.appOrigin,
        cookie: world.cookies.owner,
        "content-type": "multipart/form-data; boundary=cut",
      },
      payload: Buffer.concat(body),
    });
    const background = { asset: sent.json().id, alt: {}, crop: null, focus: null };
    const lost = { ...background, asset: "elsewhere" };
    const saved = (await save("Photo", sectionClip({ site, fields: { background } }))).json();
    expect(saved.assets).toMatchObject([{ id: background.asset, name: "a.png" }]);
    const empty = (await save("Lost", sectionClip({ site, fields: { background: lost } }))).json();
    expect(empty.assets).toEqual([]);
    const second = await makeSite();
    await database.db.deleteFrom("sites").where("id", "=", site).execute();
    const bring = `sites/${second}/saved-sections/${saved.id}/assets`;
    const [copied] = (await call("POST", bring)).json();
    expect(copied).toMatchObject({ from: background.asset, asset: { name: "a.png" } });
    // brought again it is the one that is there
    expect((await call("POST", bring)).json()).toEqual([copied]);
    const file = `saved-sections/${saved.id}/assets/${background.asset}/file?width=100`;
    expect((await call("GET", file)).headers["content-type"]).toBe("image/webp");
    expect((await call("GET", file, undefined, "other owner")).statusCode).toBe(404);
    const foreign = await call("POST", "sites", { name: "Theirs" }, "other owner");
    const theirs = `sites/${foreign.json().id}/saved-sections/${saved.id}/assets`;
    expect((await call("POST", theirs, undefined, "other owner")).statusCode).toBe(404);
  });

  test("SAVED-04: what is deleted can be taken back for a day, where there is room, and is then gone", async () => {
    const { world, clock, call, save, rows, fill, forgetLimits } = await prepare();
    const runJobs = async (): Promise<void> => {
      while (await world.jobs.runNext());
    };
    const [back, gone] = [(await save("Back")).json().id, (await save("Gone")).json().id];
    for (const id of [back, gone])
      expect((await call("DELETE", `saved-sections/${id}`)).statusCode).toBe(204);
    expect((await call("GET", "saved-sections")).json()).toEqual([]);
    expect((await call("DELETE", `saved-sections/${gone}`)).statusCode).toBe(404);
    await fill(99);
    const restore = (id: string) => call("PATCH", `saved-sections/${id}`, { isTrashed: false });
    const answers = await Promise.all([restore(back), restore(gone)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    const [kept] = (await call("GET", "saved-sections")).json();
    clock.time += dayMs + 1;
    await forgetLimits();
    await runJobs();
    expect(await rows()).toHaveLength(100);
    expect(await rows()).toContainEqual({ id: kept.id, name: kept.name });
  });

  test("SAVED-04: of what was deleted the newest twenty are kept", async () => {
    const { call, save, rows, fill } = await prepare();
    await fill(20, { trashedAt: 1 });
    const { id } = (await save("Newest")).json();
    await call("DELETE", `saved-sections/${id}`);
    const left = await rows();
    expect(left).toHaveLength(20);
    expect(left).toContainEqual({ id, name: "Newest" });
  });

  test("NEW-11: pictures follow their section or their account an hour later, but what another section has", async () => {
    const { world, database, clock, call, site, save, fill } = await prepare();
    const giveTo = async (savedIds: readonly string[], words: string): Promise<string> => {
      const bytes = Buffer.from(words);
      const hash = contentHash(bytes);
      await world.storage.put(hash, bytes);
      const asset = { id: words, hash, mime: "image/png", bytes: 1, info: "{}", sentHash: null };
      const values = savedIds.map((savedId) => ({ savedId, ...asset }));
      await database.db.insertInto("savedSectionAssets").values(values).execute();
      return hash;
    };
    const stored = (hashes: readonly string[]) =>
      Promise.all(hashes.map((hash) => world.storage.has(hash)));
    const work = async (ms: number): Promise<void> => {
      clock.time += ms;
      while (await world.jobs.runNext());
    };
    await fill(20, { trashedAt: 1 });
    const [purged, stays] = [(await save("Purged")).json().id, (await save("Stays")).json().id];
    const pictures = [
      await giveTo(["kept9"], "too many"),
      await giveTo([purged], "purged"),
      await giveTo(["kept9", purged, stays], "all"),
    ];
    // the twenty newest stay in the trash: the oldest of them goes
    expect((await call("DELETE", `saved-sections/${purged}`)).statusCode).toBe(204);
    await work(hourMs - 1);
    expect(await stored(pictures)).toEqual([true, true, true]);
    await work(hourMs);
    expect(await stored(pictures)).toEqual([false, true, true]);
    await work(dayMs);
    await work(hourMs);
    expect(await stored(pictures)).toEqual([false, false, true]);
    const deletion = { deletedSites: [site], currentPassword: ownerPassword };
    const gone = await call("POST", "auth/account/deletion", deletion);
    expect(gone.statusCode, gone.body).toBe(204);
    await work(hourMs);
    expect(await stored(pictures)).toEqual([false, false, false]);
    expect(await database.db.selectFrom("leftFiles").selectAll().execute()).toEqual([]);
  });

  test("SAVED-05: one that was kept under an earlier version of its template is brought up when it is read", async () => {
    const { world, database, clock, site, fill } = await prepare();
    await fill(1);
    const [of] = testTemplates;
    if (!of) throw new Error("There are templates to try");
    const clip = sectionClip({ site });
    const [section] = clip.sections;
    const old = { ...section, template: of.id, version: 1, fields: { heading: "kept" } };
    const newer = { ...section, template: of.id, version: 9, fields: { heading: "newer" } };
    const up = (fields: object) => ({ ...fields, isUp: true });
    const templates = () => ({ ...of, version: 2, changes: [{ name: "up", up }] });
    const parts = { database, clock, jobs: world.jobs, templates };
    const saved = createSavedSections({ ...parts, assets: { insert: async () => undefined } });
    for (const [sections, version, fields] of [
      [[old], 2, { heading: "kept", isUp: true }],
      [[newer], 9, { heading: "newer" }],
    ] as const) {
      const body = JSON.stringify({ ...clip, sections });
      await database.db.updateTable("savedSections").set({ clip: body }).execute();
      const [read] = await saved.list(world.userIds.owner);
      expect(read?.clip.sections).toMatchObject([{ version, fields }]);
    }
  });
});
