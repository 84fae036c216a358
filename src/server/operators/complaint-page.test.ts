import { expect, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";

describeDatabases("the page that a complaint is about", (open) => {
  async function prepare() {
    const prepared = await prepareOperators(await open(), {
      env: { FORMS_PER_MINUTE: "100000" },
    });
    const { world, ask } = prepared;
    const made = await ask("owner", ["POST", "sites", { name: "Lamp", slug: "lamp" }]);
    const { id, siteHash } = made.json();
    expect((await ask("owner", ["POST", `sites/${id}/releases`, {}])).statusCode).toBe(201);
    const host = "lamp.localhost:3000";
    const site = { id, siteHash, host, origin: `http://${host}` };
    const complain = async (path: string, email: string) => {
      await world.app.inject({
        method: "POST",
        url: `/api/v1/sites/form/compliance/${site.id}/`,
        headers: { host: site.host, origin: site.origin, referer: `${site.origin}${path}` },
        payload: { siteHash: site.siteHash, name: "Ann", email, comment: "Spam" },
      });
      const list = await ask("operator", ["GET", "operator/complaints"]);
      return list.json().at(-1);
    };
    const page = (id: number) => ask("operator", ["GET", `operator/complaints/${id}/file`]);
    return { ...prepared, site, complain, page };
  }

  test("MODER-07: is shown as it was reported, whatever the site has become, in one piece that runs nothing", async () => {
    const { ask, site, complain, page } = await prepare();
    const { id } = await complain("/", "ann@example.org");
    const before = await page(id);
    expect(before.statusCode).toBe(200);
    expect(before.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(before.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
    expect(before.headers["cache-control"]).toBe("private, no-store");
    expect(before.body).not.toMatch(/<script|<link|srcset=|src="\//);
    const operation = { id: "rename1", name: "site.rename", args: { name: "Innocent" } };
    await ask("owner", ["POST", `sites/${site.id}/operations`, { operations: [operation] }]);
    expect((await ask("owner", ["POST", `sites/${site.id}/releases`, {}])).statusCode).toBe(201);
    await ask("operator", ["PATCH", `operator/sites/${site.id}`, { takedown: { reason: "x" } }]);
    expect((await page(id)).body).toBe(before.body);
  });

  test("MODER-07: an address that the release hasn’t shows its home page; a release that isn’t known shows nothing", async () => {
    const { world, complain, page } = await prepare();
    const home = await page((await complain("/", "a@example.org")).id);
    const other = await complain("/nowhere/?__proto__=1", "b@example.org");
    expect((await page(other.id)).body).toBe(home.body);
    const { db } = world.database;
    for (const release of ["%", "0123456789abcdef", "________________", null]) {
      await db.updateTable("submissions").set({ release }).where("id", "=", other.id).execute();
      expect((await page(other.id)).statusCode).toBe(404);
    }
    expect((await page(4711)).statusCode).toBe(404);
  });

  test("MODER-07: a complaint says whether its reporter was thanked", async () => {
    const { ask, complain, doMail } = await prepare();
    expect(await complain("/", "Ann@Example.org")).toMatchObject({ receipt: null });
    await doMail();
    const list = await ask("operator", ["GET", "operator/complaints"]);
    expect(list.json()).toMatchObject([{ receipt: { sentAt: expect.any(String) } }]);
    expect(list.body).not.toMatch(/@example/i);
  });
});
