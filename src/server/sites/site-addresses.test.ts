import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { createWorld } from "../../../test/world.ts";
import { formerAddresses } from "./site-addresses.ts";

describeDatabases("the address of a site", (open) => {
  async function prepare() {
    const database = await open();
    let time = Date.UTC(2026, 10, 20);
    const clock = { now: () => (time += 1000), sleep: async () => undefined };
    const world = await createWorld({ database, clock });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const send = (method: "POST" | "PATCH" | "DELETE", url: string, payload: object) =>
      world.app.inject({
        method,
        url: `/api/v1/${url}`,
        headers: {
          host: "localhost:3000",
          origin: world.env.appOrigin,
          cookie: world.cookies.owner,
        },
        payload,
      });
    const create = async (name: string) => (await send("POST", "sites", { name })).json();
    const move = (site: number, slug: string) => send("PATCH", `sites/${site}`, { slug });
    const visit = (slug: string, url = "/") =>
      world.app.inject({ url, headers: { host: `${slug}.localhost:3000` } });
    const work = async () => {
      while (await world.jobs.runNext());
    };
    return { world, send, create, move, visit, work };
  }

  test("NEW-07: changes at once, the ones before lead to it, and pages name it as their own", async () => {
    const { send, create, move, visit, work } = await prepare();
    const { id, revision } = await create("Lamp");
    expect((await send("POST", `sites/${id}/releases`, { revision })).statusCode).toBe(201);
    expect((await move(id, "lantern")).json()).toMatchObject({
      slug: "lantern",
      address: "http://lantern.localhost:3000/",
    });
    expect((await visit("lantern")).statusCode).toBe(200);
    const before = await visit("lamp", "/ru/prices?from=card");
    expect(before.statusCode).toBe(308);
    expect(before.headers).toMatchObject({
      location: "//lantern.localhost:3000/ru/prices?from=card",
      "cache-control": "no-cache",
    });
    await work();
    expect((await visit("lantern")).body).toContain(
      '<link rel="canonical" href="http://lantern.localhost:3000/">',
    );
    await move(id, "torch");
    for (const slug of ["lamp", "lantern"])
      expect((await visit(slug)).headers["location"]).toBe("//torch.localhost:3000/");
    // and back again: nothing leads round in a circle
    await move(id, "lamp");
    expect((await visit("lamp")).statusCode).toBe(200);
    expect((await visit("torch")).headers["location"]).toBe("//lamp.localhost:3000/");
  });

  test("NEW-07: what nobody has published yet doesn’t come out with a new address", async () => {
    const { world, send, create, move, visit, work } = await prepare();
    const { id, revision } = await create("Lamp");
    await send("POST", `sites/${id}/releases`, { revision });
    const operation = { id: "rename-it", name: "theme.set", args: { theme: { brand: "#123456" } } };
    await send("POST", `sites/${id}/operations`, { operations: [operation] });
    const body = (await visit("lamp")).body;
    await move(id, "lantern");
    await work();
    expect((await visit("lantern")).body).toBe(body.replaceAll("//lamp.", "//lantern."));
    expect(await world.sites.info(id, world.userIds.owner)).toMatchObject({
      hasUnpublishedChanges: true,
    });
  });

  test("NEW-07: an address that a site had is nobody else’s, until it is let go for newer ones", async () => {
    const { create, move, visit } = await prepare();
    const { id } = await create("Lamp");
    const { id: other } = await create("Other");
    await move(id, "lantern");
    expect((await move(other, "lamp")).json()).toMatchObject({ code: "slug-taken" });
    expect((await create("Lamp")).slug).toBe("lamp-2");
    for (let number = 1; number <= formerAddresses; number += 1)
      await move(id, `lamp-no-${number}`);
    expect((await move(other, "lantern")).statusCode).toBe(409);
    expect((await move(other, "lamp")).statusCode).toBe(200);
    expect((await visit("lamp")).statusCode).toBe(404);
  });

  test("NEW-07: of several sites that want an address at once, one gets it, and the others keep theirs", async () => {
    const { world, create, move } = await prepare();
    const sites = await Promise.all(["a1", "b1", "c1", "d1"].map(create));
    const answers = await Promise.all(sites.map(({ id }) => move(id, "lamp")));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    const list = { limit: 10, offset: 0, isTrashed: false };
    const { sites: after } = await world.sites.list(world.userIds.owner, list);
    expect(after.filter(({ slug }) => slug === "lamp")).toHaveLength(1);
    expect(new Set(after.map(({ slug }) => slug)).size).toBe(4);
  });

  test("NEW-08: in the trash a site is offline and keeps its addresses; restored it is online again", async () => {
    const { world, send, create, move, visit } = await prepare();
    const { id, revision } = await create("Lamp");
    const { id: other } = await create("Other");
    await send("POST", `sites/${id}/releases`, { revision });
    await move(id, "lantern");
    await world.sites.trash(id, world.userIds.owner);
    for (const slug of ["lamp", "lantern"]) {
      expect((await visit(slug)).statusCode).toBe(404);
      expect((await move(other, slug)).statusCode).toBe(409);
    }
    await send("PATCH", `sites/${id}`, { isTrashed: false });
    expect((await visit("lantern")).statusCode).toBe(200);
    expect((await visit("lamp")).statusCode).toBe(308);
  });
});
