import { expect, onTestFinished, test } from "vitest";
import { createId } from "#/lib/create-id.ts";
import { links1Fields } from "#/sections/links-1/fields.ts";
import { testPage } from "#/render/render-fixture.ts";
import { newFields } from "#/site/new-fields.ts";
import { placeOf } from "#/site/linked.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { type World, createWorld } from "../../../test/world.ts";
import { copySite } from "./copy-site.ts";

describeDatabases("a copy of a site", (open) => {
  async function prepare() {
    const database = await open();
    const world = await createWorld({ database });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const original = await post(world, "sites", { name: "Bakery", starter: "blank" });
    return { world, original: original.json() };
  }

  function post(world: World, url: string, payload: object, cookie = world.cookies.owner) {
    const headers = { host: "localhost:3000", origin: world.env.appOrigin, cookie };
    return world.app.inject({ method: "POST", url: `/api/v1/${url}`, headers, payload });
  }

  async function assetsOf({ database }: World, site: number) {
    return database.db
      .selectFrom("assets")
      .select(["id", "hash", "mime", "bytes", "info", "createdAt", "trashedAt"])
      .where("siteId", "=", site)
      .execute();
  }

  async function countRows({ database }: World) {
    const tables = ["sites", "siteMembers", "records", "operations", "assets", "jobs"] as const;
    const counts = tables.map(async (table) => {
      return (await database.db.selectFrom(table).selectAll().execute()).length;
    });
    return Promise.all(counts);
  }

  test("LINKED-09, NEW-06: has the document as it is edited now and the same pictures, under a name and address of its own", async () => {
    const { world, original } = await prepare();
    const brand = "#00665a";
    const page = (await world.documents.load(original.id)).document.pages[0];
    const fields = newFields(links1Fields, { language: "en", createId });
    const section = { id: "hours", template: "Links1", version: 1, fields };
    const place = placeOf("there", "hours");
    const operations = [
      { id: "recolour-it", name: "theme.set", args: { theme: { brand } } },
      { id: "link-one", name: "linked.add", args: { section, after: null } },
      {
        id: "place-it",
        name: "section.add",
        args: { page: page?.id, section: place, after: page?.sections[0]?.id ?? null },
      },
    ];
    await post(world, `sites/${original.id}/operations`, { operations });
    const answer = await post(world, `sites/${original.id}/copies`, { name: "Bakery (copy)" });
    expect(answer.statusCode).toBe(201);
    const copy = answer.json();
    expect(copy).toMatchObject({ slug: "bakery-copy", role: "owner", live: null, revision: 1 });
    const { document } = await world.documents.load(copy.id);
    const { document: before } = await world.documents.load(original.id);
    expect(document).toEqual({ ...before, site: { ...before.site, name: "Bakery (copy)" } });
    expect(document.site.theme.brand).toBe(brand);
    expect(document.site.linked).toMatchObject([{ id: "hours" }]);
    expect(document.pages[0]?.sections).toContainEqual(place);
    expect(copy.siteHash).not.toBe(original.siteHash);
    expect(await assetsOf(world, copy.id)).toEqual(await assetsOf(world, original.id));
    expect(await assetsOf(world, copy.id)).toHaveLength(1);
  });

  test("LOCK-111: is asked for the same passwords, and pages that are unpublished stay so", async () => {
    const { world, original } = await prepare();
    const { db } = world.database;
    const operations = ["members", "later"].map((page) => ({
      id: `add-${page}`,
      name: "page.add",
      args: {
        entry: { id: page, path: `/${page}`, name: page },
        page: testPage(page, ["NoHeader", "Contact14"]),
        after: null,
      },
    }));
    await post(world, `sites/${original.id}/operations`, { operations });
    const headers = {
      host: "localhost:3000",
      origin: world.env.appOrigin,
      cookie: world.cookies.owner,
    };
    const put = (path: string, payload: object) =>
      world.app.inject({
        method: "PUT",
        url: `/api/v1/sites/${original.id}/${path}`,
        headers,
        payload,
      });
    for (const page of ["-", "members"])
      expect((await put(`locks/${page}`, { password: "mehl & wasser", days: 7 })).statusCode).toBe(
        200,
      );
    for (const page of ["-", "later"])
      expect((await put(`visibility/${page}`, { isPublished: false })).statusCode).toBe(204);
    const copy = (await post(world, `sites/${original.id}/copies`, { name: "Copy" })).json();
    const locksOf = (site: number) =>
      db
        .selectFrom("pageLocks")
        .select(["page", "hash"])
        .where("siteId", "=", site)
        .orderBy("page")
        .execute();
    expect(await locksOf(copy.id)).toEqual(await locksOf(original.id));
    expect((await post(world, `sites/${copy.id}/releases`, {})).statusCode).toBeLessThan(300);
    const pointer = world.hosting.pointerOf(copy.id);
    expect(pointer?.locks?.map(({ page }) => page)).toEqual(["", "members"]);
    expect(pointer?.unpublished).toEqual(["later"]);
  });

  test("NEW-06: several at once each get an address", async () => {
    const { world, original } = await prepare();
    const wanted = { siteId: original.id, name: "Bakery", ownerId: world.userIds.owner };
    const copies = await Promise.all([1, 2, 3, 4].map(() => copySite(world, wanted)));
    const { sites } = await world.sites.list(world.userIds.owner, {
      limit: 10,
      offset: 0,
      isTrashed: false,
    });
    expect(new Set(copies).size).toBe(4);
    expect(sites.map(({ slug }) => slug).toSorted()).toEqual([
      "bakery",
      "bakery-2",
      "bakery-3",
      "bakery-4",
      "bakery-5",
    ]);
  });

  test("NEW-06: leaves nothing behind where the disk fills up while it is made", async () => {
    const { world, original } = await prepare();
    const before = await countRows(world);
    const sites: Parameters<typeof copySite>[0]["sites"] = {
      create: (row) =>
        world.sites.create({
          ...row,
          async alongside(transaction, site) {
            await row.alongside?.(transaction, site);
            throw new Error("The disk is full");
          },
        }),
    };
    const wanted = { siteId: original.id, name: "Bakery", ownerId: world.userIds.owner };
    await expect(copySite({ ...world, sites }, wanted)).rejects.toThrow("The disk is full");
    expect(await countRows(world)).toEqual(before);
  });
});
