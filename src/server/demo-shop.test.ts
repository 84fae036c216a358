import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { demoPictures } from "#/demo/demo-pictures.ts";
import { demoSite } from "#/demo/demo-site.ts";
import type { Asset } from "#/site/image.ts";
import { describeDatabases } from "../../test/databases.ts";
import { createWorld } from "../../test/world.ts";
import { ensureDemoShop } from "./demo-shop.ts";

const pictureCount = Object.keys(demoPictures).length;

describeDatabases("the demo shop", (open) => {
  /** A server with stand-ins for pictures and publishing; `breaksAt` is the picture whose upload fails, once. */
  async function prepare(breaksAt = pictureCount) {
    const database = await open();
    const world = await createWorld({ database });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const assets: Asset[] = [];
    const published: number[] = [];
    let failures = 0;
    const publishing = {
      assets: {
        list: async () => ({ assets, total: assets.length }),
        trash: async () => undefined,
        async add(_site: number, { id = "", name }: { id?: string; name: string }) {
          if (assets.length === breaksAt && failures++ === 0) throw new Error("The power went");
          const asset = {
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
          return { row: {} as never, address: "", drawn: 4 };
        },
      },
    };
    const start = () =>
      ensureDemoShop({
        database,
        sites: world.sites,
        publishing,
        picturesFolder: join(import.meta.dirname, "../demo/pictures"),
        ownerId: world.userIds.operator,
        onWork: () => undefined,
      });
    const slugs = async () =>
      (await database.db.selectFrom("sites").select("slug").execute()).map((row) => row.slug);
    return { world, assets, published, start, slugs };
  }

  test("DEMO-03 (R20): an installation without sites gets it once, with its pictures, published", async () => {
    const { start, assets, published, slugs } = await prepare();
    await start();
    await start();
    expect(await slugs()).toEqual(["fary"]);
    expect(assets).toHaveLength(pictureCount);
    expect(published).toHaveLength(1);
  });

  test("a start that broke off is taken up where it was", async () => {
    const { start, assets, published, slugs } = await prepare(3);
    await expect(start()).rejects.toThrow("The power went");
    await start();
    expect(await slugs()).toEqual(["fary"]);
    expect(new Set(assets.map((asset) => asset.id)).size).toBe(pictureCount);
    expect(assets).toHaveLength(pictureCount);
    expect(published).toHaveLength(1);
  });

  test("it never comes to an installation that has sites", async () => {
    const { world, start, published, slugs } = await prepare();
    const document = demoSite({ assetOf: (file) => file.replace(".jpg", "") });
    await world.sites.create({ slug: "own", ownerId: world.userIds.owner, document });
    await start();
    expect(await slugs()).toEqual(["own"]);
    expect(published).toEqual([]);
  });
});
