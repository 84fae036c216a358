import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { demoPictures } from "#/demo/demo-pictures.ts";
import { demoSite } from "#/demo/demo-site.ts";
import { studioPictures } from "#/demo/studio/studio-pictures.ts";
import type { Asset } from "#/site/image.ts";
import { describeDatabases } from "../../test/databases.ts";
import { createWorld } from "../../test/world.ts";
import { systemClock } from "./clock.ts";
import { dueDemoSites } from "./demo-sites.ts";

const shopCount = Object.keys(demoPictures).length;
const pictureCount = shopCount + Object.keys(studioPictures).length;

describeDatabases("the demo sites", (open) => {
  /** A server with stand-ins for pictures and publishing; `breaksAt` is the picture whose upload fails, once. */
  async function prepare(breaksAt = pictureCount) {
    const database = await open();
    const world = await createWorld({ database });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const assets: (Asset & { site: number })[] = [];
    const published: number[] = [];
    let failures = 0;
    const publishing = {
      assets: {
        async list(site: number) {
          const own = assets.filter((asset) => asset.site === site);
          return { assets: own, total: own.length };
        },
        trash: async () => undefined,
        async add(site: number, { id = "", name }: { id?: string; name: string }) {
          if (assets.length === breaksAt && failures++ === 0) throw new Error("The power went");
          const asset = {
            site,
            id,
            name,
            kind: "photo",
            width: 1,
            height: 1,
            colour: "#000000",
            hasAlpha: false,
          } as const;
          assets.push(asset);
          return asset;
        },
      },
      publisher: {
        async publish({ siteId }: { siteId: number }) {
          published.push(siteId);
          return { row: {} as never, address: `http://site-${siteId}/`, drawn: 4 };
        },
      },
    };
    const start = async (signal?: AbortSignal) => {
      const due = await dueDemoSites({
        database,
        sites: world.sites,
        publishing,
        clock: systemClock,
        picturesFolder: join(import.meta.dirname, "../demo/pictures"),
        ownerId: world.userIds.operator,
      });
      const addresses: string[] = [];
      for (const { publish } of due) addresses.push(await publish(signal));
      return addresses;
    };
    const slugs = async () =>
      (await database.db.selectFrom("sites").select("slug").execute()).map((row) => row.slug);
    return { database, world, assets, published, start, slugs };
  }

  test("DEMO-03 (R20): an installation without sites gets each once, with its pictures, published", async () => {
    const { start, assets, published, slugs } = await prepare();
    expect(await start()).toEqual(["http://site-1/", "http://site-2/"]);
    expect(await start()).toEqual([]);
    expect(await slugs()).toEqual(["fary", "studio"]);
    expect(assets.filter(({ site }) => site === 1)).toHaveLength(shopCount);
    expect(assets).toHaveLength(pictureCount);
    expect(published).toEqual([1, 2]);
  });

  test.each([
    ["shop", 3],
    ["studio", shopCount + 3],
  ])("a start that broke off in the %s is taken up where it was", async (_name, breaksAt) => {
    const { start, assets, published, slugs } = await prepare(breaksAt);
    await expect(start()).rejects.toThrow("The power went");
    await start();
    expect(await slugs()).toEqual(["fary", "studio"]);
    expect(new Set(assets.map(({ site, id }) => `${site} ${id}`)).size).toBe(pictureCount);
    expect(assets).toHaveLength(pictureCount);
    expect(published).toEqual([1, 2]);
  });

  test("a stopping server publishes nothing more", async () => {
    const { start, assets, published } = await prepare();
    await expect(start(AbortSignal.abort())).rejects.toThrow("aborted");
    expect([assets, published]).toEqual([[], []]);
  });

  test("they never come to an installation that has sites", async () => {
    const { world, start, published, slugs } = await prepare();
    const document = demoSite({ assetOf: (file) => file.replace(".jpg", "") });
    await world.sites.create({ slug: "own", ownerId: world.userIds.owner, document });
    await start();
    expect(await slugs()).toEqual(["own"]);
    expect(published).toEqual([]);
  });

  test("the studio never comes to an installation that is older than it", async () => {
    const { database, start, slugs } = await prepare();
    await database.db
      .insertInto("settings")
      .values({ name: "demoShop", value: "settled" })
      .execute();
    await start();
    expect(await slugs()).toEqual([]);
  });
});
