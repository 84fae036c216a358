import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { publishTestSite } from "../../../test/fixtures/published-site.ts";
import { createWorld } from "../../../test/world.ts";

describeDatabases("many forms at once", (open) => {
  async function prepare(env: Record<string, string>) {
    const database = await open();
    const world = await createWorld({ database, env });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const site = await publishTestSite(world);
    const { host, origin, siteHash } = site;

    async function send(number: number): Promise<number> {
      const form = number % 2 === 0 ? "contact" : "email";
      const payload = { siteHash, name: "x", email: `visitor-${number}@example.org` };
      const url = `/api/v1/sites/form/${form}/${site.id}/`;
      const headers = { host, origin };
      return (await world.app.inject({ method: "POST", url, headers, payload })).statusCode;
    }
    const look = async () => (await world.app.inject({ url: "/", headers: { host } })).statusCode;
    const rows = async () =>
      (await database.db.selectFrom("submissions").select("email").execute()).map(
        ({ email }) => email,
      );
    return { send, look, rows };
  }

  test("SEND-13: with the limits raised every success is exactly one row, and pages are served", async () => {
    const { send, look, rows } = await prepare({ FORMS_PER_MINUTE: "1000000" });
    const forms: Promise<number>[] = [];
    const pages: Promise<number>[] = [];
    for (let number = 0; number < 200; number++) {
      forms.push(send(number));
      if (number % 10 === 0) {
        pages.push(look());
        await new Promise(setImmediate);
      }
    }
    expect(new Set(await Promise.all(pages))).toEqual(new Set([200]));
    const taken = (await Promise.all(forms)).filter((status) => status === 204);
    expect(taken).toHaveLength(200);
    const stored = await rows();
    expect(stored).toHaveLength(200);
    expect(new Set(stored).size).toBe(200);
  });

  test("SEND-11: with the default limits the excess gets 429 and no row", async () => {
    const { send, rows } = await prepare({});
    const forms = await Promise.all(Array.from({ length: 100 }, (_, number) => send(number)));
    expect(forms.filter((status) => status === 204)).toHaveLength(30);
    expect(forms.filter((status) => status === 429)).toHaveLength(70);
    expect(await rows()).toHaveLength(30);
  });
});
