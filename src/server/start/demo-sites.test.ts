import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { templates } from "#/sections/registry.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { readStarter, startersFolder } from "../../../test/fixtures/starter.ts";
import { createWorld } from "../../../test/world.ts";
import { systemClock } from "../clock.ts";
import { dueDemoSites } from "./demo-sites.ts";
import type { Assets } from "../images/assets.ts";
import { createProjects } from "../projects/projects.ts";
import { contentHash } from "../storage/storage.ts";

const lookAtNothing: Assets["prepare"] = async ({ id = "", name }) => {
  const size = { width: 1, height: 1, colour: "#000000", hasAlpha: false };
  const asset = { id, name, kind: "photo", ...size } as const;
  const bytes = Buffer.from("a picture");
  const hash = contentHash(bytes);
  const prepared = { asset, hash, mime: "image/jpeg", size: bytes.length, sentHash: null };
  return { prepared, bytes };
};

const pictureCounts = ["shop", "studio", "polden", "night"].map(
  (id) => readStarter(id).pictures.length,
);

describeDatabases("the demo sites", (open) => {
  /** A server with stand-ins for looking at pictures and for publishing, which fails once at the site `breaksAt`. */
  async function prepare(breaksAt?: number) {
    const database = await open();
    const world = await createWorld({ database });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const published: number[] = [];
    let failures = 0;
    const publisher = {
      async publish({ siteId }: { siteId: number }) {
        if (siteId === breaksAt && failures++ === 0) throw new Error("The power went");
        published.push(siteId);
        return { row: {} as never, address: `http://site-${siteId}/`, rendered: 4 };
      },
    };
    const start = async (signal?: AbortSignal) => {
      const due = await dueDemoSites({
        database,
        projects: createProjects({
          ...world,
          database,
          clock: systemClock,
          templates,
          assets: { ...world.publishing.assets, prepare: lookAtNothing },
          files: world.publishing.files,
        }),
        publisher,
        startersFolder: fileURLToPath(startersFolder),
        ownerId: world.userIds.operator,
      });
      const addresses: string[] = [];
      for (const { publish } of due) addresses.push(await publish(signal));
      return addresses;
    };
    const slugs = async () =>
      (await database.db.selectFrom("sites").select("slug").orderBy("id").execute()).map(
        (row) => row.slug,
      );
    const pictures = async () => {
      const rows = await database.db.selectFrom("assets").select("siteId").execute();
      return [1, 2, 3, 4].map((site) => rows.filter(({ siteId }) => siteId === site).length);
    };
    return { database, world, published, start, slugs, pictures };
  }

  test("DEMO-03, NEW-01 (R20): an installation without sites gets each once, with its pictures, published", async () => {
    const { start, published, slugs, pictures } = await prepare();
    expect(await start()).toEqual([1, 2, 3, 4].map((id) => `http://site-${id}/`));
    expect(await start()).toEqual([]);
    expect(await slugs()).toEqual(["fary", "studio", "polden", "night-shift"]);
    expect(await pictures()).toEqual(pictureCounts);
    expect(published).toEqual([1, 2, 3, 4]);
  });

  test.each([
    ["shop", 1],
    ["studio", 2],
    ["conference", 4],
  ])("a start that broke off in the %s is taken up where it was", async (_name, breaksAt) => {
    const { start, published, slugs, pictures } = await prepare(breaksAt);
    await expect(start()).rejects.toThrow("The power went");
    await start();
    expect(await slugs()).toEqual(["fary", "studio", "polden", "night-shift"]);
    expect(await pictures()).toEqual(pictureCounts);
    expect(published).toEqual([1, 2, 3, 4]);
  });

  test("a name that somebody took in between stays theirs", async () => {
    const { world, start, slugs } = await prepare(2);
    await expect(start()).rejects.toThrow("The power went");
    await world.database.db.deleteFrom("sites").where("slug", "=", "studio").execute();
    await world.database.db
      .updateTable("settings")
      .set({ value: "begun" })
      .where("name", "=", "demoStudio")
      .execute();
    const { document } = readStarter("shop");
    await world.sites.create({ slug: "studio", ownerId: world.userIds.owner, document });
    await start();
    expect(await slugs()).toEqual(["fary", "studio", "voss-hale", "polden", "night-shift"]);
  });

  test("a stopping server makes and publishes nothing more", async () => {
    const { start, published, slugs } = await prepare();
    await expect(start(AbortSignal.abort())).rejects.toThrow("aborted");
    expect([await slugs(), published]).toEqual([[], []]);
  });

  test("they never come to an installation that has sites", async () => {
    const { world, start, published, slugs } = await prepare();
    const { document } = readStarter("shop");
    await world.sites.create({ slug: "own", ownerId: world.userIds.owner, document });
    await start();
    expect(await slugs()).toEqual(["own"]);
    expect(published).toEqual([]);
  });

  test("a demo site never comes to an installation that is older than it", async () => {
    const { database, start, slugs } = await prepare();
    await database.db
      .insertInto("settings")
      .values({ name: "demoShop", value: "settled" })
      .execute();
    await start();
    expect(await slugs()).toEqual([]);
  });
});
