import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { publishTestSite } from "../../../test/fixtures/published-site.ts";
import { createWorld } from "../../../test/world.ts";

describeDatabases("emails about messages that don't arrive", (open) => {
  async function prepare(answer: () => { response: string; responseCode: number } | undefined) {
    const database = await open();
    const deliver = async () => {
      const refused = answer();
      if (refused) throw Object.assign(new Error("refused"), { command: "RCPT TO", ...refused });
    };
    const world = await createWorld({ database, deliver });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const site = await publishTestSite(world);
    const write = async () => {
      const payload = { siteHash: site.siteHash, name: "Ann", email: "ann@example.org" };
      const url = `/api/v1/sites/form/contact/${site.id}/`;
      const headers = { host: site.host, origin: site.origin };
      await world.app.inject({ method: "POST", url, headers, payload });
      while (await world.jobs.runNext());
    };
    const ask = async (as: "owner" | "other owner" = "owner") => {
      const url = `/api/v1/sites/${site.id}/notice-failure`;
      return world.app.inject({ url, headers: { cookie: world.cookies[as] } });
    };
    return { world, site, write, ask };
  }

  test("MAIL-07: an owner learns what became of the last one, in the mail server's words, until one arrives", async () => {
    let said: Awaited<ReturnType<Parameters<typeof prepare>[0]>>;
    const { write, ask } = await prepare(() => said);
    expect((await ask()).statusCode).toBe(204);
    await write();
    expect((await ask()).statusCode).toBe(204);
    said = { response: "550 5.1.1 no such user", responseCode: 550 };
    await write();
    expect((await ask()).json()).toEqual({
      email: "owner@example.org",
      reason: "550 5.1.1 no such user",
      failedAt: expect.stringMatching(/Z$/),
    });
    said = { response: "connect ECONNREFUSED 10.0.0.7:25", responseCode: 0 };
    await write();
    expect((await ask()).json(), "nothing of the operator's machines").toEqual({
      email: "owner@example.org",
      reason: null,
      failedAt: null,
    });
    said = undefined;
    await write();
    expect((await ask()).statusCode).toBe(204);
  });

  test("MAIL-07: another address is not blamed, nor is another site's told to its neighbour", async () => {
    const { world, site, write, ask } = await prepare(() => ({
      response: "550 5.1.1 no such user",
      responseCode: 550,
    }));
    await write();
    expect((await ask("other owner")).statusCode).toBe(404);
    const { body } = await world.database.db
      .selectFrom("records")
      .select("body")
      .where("siteId", "=", site.id)
      .where("key", "=", "site")
      .executeTakeFirstOrThrow();
    await world.database.db
      .updateTable("records")
      .set({ body: body.replace("owner@example.org", "new@example.org") })
      .where("siteId", "=", site.id)
      .where("key", "=", "site")
      .execute();
    expect((await ask()).statusCode).toBe(204);
  });
});
