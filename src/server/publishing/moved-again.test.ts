import type { KyselyPlugin } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { makeSite } from "../../../test/make-site.ts";
import { createWorld } from "../../../test/world.ts";
import type { Database } from "../db/database.ts";

/** A database that fails where it is asked for what pointers have of a site, as long as that is wanted. */
function failing(database: Database) {
  const state = { isDown: false };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const asked = JSON.stringify(node);
      if (state.isDown && asked.includes('"pageLocks"') && !asked.includes("InsertQueryNode"))
        throw Object.assign(new Error("the connection is lost"), { code: "ECONNRESET" });
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { state, database: { ...database, db: database.db.withPlugin(plugin) } };
}

/** A published site on a database that fails when it is wanted. */
async function prepare(open: () => Promise<Database>) {
  const own = await open();
  onTestFinished(() => own.close());
  const { state, database } = failing(own);
  const world = await createWorld({ database });
  onTestFinished(() => world.close());
  const siteId = await makeSite(world, { name: "Lamps" });
  const authorId = world.userIds.owner;
  await world.publishing.publisher.publish({ siteId, authorId, note: "" });
  return { own, state, world, siteId };
}

describeDatabases(
  "a change that is saved and couldn’t be shown, as the database failed just after",
  (open) => {
    test("PUB-24: is shown by itself once the database answers again", async () => {
      const { own, state, world, siteId } = await prepare(open);
      const { live } = world.publishing;
      const visit = async (slug: string) => {
        const headers = { host: `${slug}.localhost:3000` };
        return (await world.app.inject({ url: "/", headers })).statusCode;
      };
      state.isDown = true;
      await own.db.updateTable("sites").set({ slug: "lanterns" }).execute();
      for (let time = 0; time < 3; time += 1)
        await expect(live.moved(siteId)).rejects.toThrow("the connection is lost");
      expect([await visit("lamps"), await visit("lanterns")]).toEqual([200, 404]);
      state.isDown = false;
      await expect.poll(() => visit("lanterns"), { timeout: 20_000 }).toBe(200);
    });

    test("PUB-23: made again it is answered and shown, once", async () => {
      const { own, state, world, siteId } = await prepare(open);
      const ask = (method: "PATCH" | "DELETE", payload?: object) =>
        world.app.inject({
          method,
          url: `/api/v1/sites/${siteId}`,
          headers: {
            host: "localhost:3000",
            origin: world.env.appOrigin,
            cookie: world.cookies.owner,
          },
          ...(payload && { payload }),
        });
      const change = () => ask("PATCH", { slug: "lanterns" });
      const visit = async (slug: string) => {
        const answer = await world.app.inject({
          url: "/",
          headers: { host: `${slug}.localhost:3000` },
        });
        return [answer.statusCode, answer.headers["location"]];
      };
      state.isDown = true;
      const first = await change();
      expect([first.statusCode, first.json().code]).toEqual([503, "unavailable"]);
      expect(first.json().message).toContain("Try again");
      const saved = await own.db
        .selectFrom("sites")
        .select("slug")
        .where("id", "=", siteId)
        .execute();
      expect(saved).toEqual([{ slug: "lanterns" }]);
      expect((await visit("lamps"))[0]).toBe(200);
      state.isDown = false;
      const again = await change();
      expect(again.statusCode, again.body).toBe(200);
      expect(again.json().slug).toBe("lanterns");
      expect((await visit("lanterns"))[0]).toBe(200);
      expect((await visit("lamps"))[1]).toBe("//lanterns.localhost:3000/");
      const addresses = await own.db
        .selectFrom("siteAddresses")
        .select("slug")
        .orderBy("slug")
        .execute();
      expect(addresses.map(({ slug }) => slug)).toEqual(["lamps", "lanterns"]);

      state.isDown = true;
      expect((await ask("DELETE")).statusCode).toBe(503);
      state.isDown = false;
      expect((await ask("DELETE")).statusCode).toBe(204);
      expect((await visit("lanterns"))[0]).toBe(404);
    });
  },
);
