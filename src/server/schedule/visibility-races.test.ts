import { expect, it, vi } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { createWorld } from "../../../test/world.ts";

describeDatabases("a page that is unpublished while its site is published", (open) => {
  /** A site whose bar leads to a page; nothing of it is published. */
  async function setUp() {
    const database = await open();
    const world = await createWorld({ database });
    const call = (method: "POST" | "PUT", path: string, payload: object) =>
      world.app.inject({
        method,
        url: `/api/v1/${path}`,
        headers: {
          host: "localhost:3000",
          origin: world.env.appOrigin,
          cookie: world.cookies.owner,
        },
        payload,
      });
    const siteId: number = (await call("POST", "sites", { name: "Lamps" })).json().id;
    const { document } = await world.documents.load(siteId);
    const page = { ...document.pages[0], id: "cakes", sections: [] };
    const entry = { id: "cakes", path: "/cakes", name: "Cakes" };
    const link = { kind: "page", page: "cakes" };
    const item = { id: "cakes", text: { en: { text: "Cakes" } }, link, links: [] };
    const add = { target: { part: "navigation" }, path: ["links"], item, after: null };
    const operations = [
      { id: "add-cakes-page", name: "page.add", args: { entry, page, after: null } },
      { id: "add-cakes-item", name: "item.add", args: add },
    ];
    await call("POST", `sites/${siteId}/operations`, { operations });
    return {
      world,
      publish: () => call("POST", `sites/${siteId}/releases`, {}),
      setShown: (isPublished: boolean) =>
        call("PUT", `sites/${siteId}/visibility/cakes`, { isPublished }),
      async work() {
        while (await world.jobs.runNext());
      },
      async leadsThere() {
        const headers = { host: "lamps.localhost:3000" };
        return (await world.app.inject({ url: "/", headers })).body.includes('href="/cakes/"');
      },
      async close() {
        await world.close();
        await database.close();
      },
    };
  }

  it("PLAN-85: a publication that began before renders its links again before it goes live", async () => {
    const { world, publish, setShown, work, leadsThere, close } = await setUp();
    const put = world.storage.put.bind(world.storage);
    vi.spyOn(world.storage, "put").mockImplementationOnce(async (...args) => {
      await setShown(false);
      return put(...args);
    });
    expect((await publish()).statusCode).toBe(201);
    expect(await leadsThere()).toBe(false);
    await setShown(true);
    await work();
    expect(await leadsThere()).toBe(true);
    await close();
  });
});
