import { expect, test } from "vitest";
import { type SiteLink, linkDays } from "#/api/links.ts";
import { lockPasswordLimits } from "#/api/page-locks.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { exchangePreview } from "../../../test/fixtures/exchange-preview.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";
import { tokenHash } from "../auth/tokens.ts";

const secret = "mehl & wasser";
const [days] = linkDays;

interface Link {
  readonly id: number;
  readonly host: string;
  readonly token: string;
}

describeDatabases("passwords of previews", (open) => {
  async function prepare() {
    const { world, ask, makeSite } = await prepareOperators(await open());
    const site = await makeSite("Lamps");
    const { db } = world.database;
    const make = async (body: object = {}): Promise<Link> => {
      const answer = await ask("owner", ["POST", `sites/${site}/links`, { days, ...body }]);
      expect(answer.statusCode, answer.body).toBe(201);
      const { host, hash } = new URL(answer.json().address);
      return { id: answer.json().id, host, token: hash.slice(1) };
    };
    const setPassword = (link: Link, password: string) =>
      ask("owner", ["PUT", `sites/${site}/links/${link.id}/password`, { password }]);
    const removePassword = (link: Link) =>
      ask("owner", ["DELETE", `sites/${site}/links/${link.id}/password`]);
    const list = async (): Promise<SiteLink[]> =>
      (await ask("owner", ["GET", `sites/${site}/links`])).json().links;
    const enter = (
      { host, token }: Link,
      password?: string,
      from = "203.0.113.7",
      headers = {},
    ) => {
      const fields = { token, ...(password !== undefined && { password }) };
      return exchangePreview(world, host, fields, { from, headers });
    };
    const look = async ({ host }: Link, entered?: Awaited<ReturnType<typeof enter>>) =>
      world.app.inject({
        url: "/",
        headers: {
          host,
          cookie: String(entered?.headers["set-cookie"]).split(";")[0] ?? "",
          "sec-fetch-dest": "iframe",
        },
      });
    const stored = ({ id }: Link) =>
      db.selectFrom("siteLinks").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    return { world, db, make, setPassword, removePassword, list, enter, look, stored };
  }

  test("PREV-480: a link to look asks for a password from when one is set, at once or later, until it is removed; nothing that is stored, told or logged has it", async () => {
    const { world, make, setPassword, removePassword, list, enter, look, stored } = await prepare();
    const [begun, later] = [await make({ password: secret }), await make()];
    expect((await enter(later)).statusCode).toBe(204);
    expect((await setPassword(later, secret)).statusCode).toBe(204);
    expect((await list()).map(({ hasPassword }) => hasPassword)).toEqual([true, true]);
    const told: string[] = [];
    for (const link of [begun, later]) {
      const [asked, wrong] = [await enter(link), await enter(link, "mehl und wasser")];
      expect([asked.statusCode, asked.json().message]).toEqual([401, ""]);
      expect([wrong.statusCode, wrong.json().message]).toEqual([
        401,
        "That password isn’t right. Try again.",
      ]);
      const right = await enter(link, secret);
      expect(right.statusCode).toBe(204);
      const page = await look(link, right);
      expect(page.statusCode).toBe(200);
      const row = await stored(link);
      expect(row.passwordHash).toMatch(/^\$argon2id\$/);
      told.push(JSON.stringify(row), asked.body, wrong.body, page.body, (await look(link)).body);
    }
    expect(told.join("") + world.logLines.join("")).not.toContain(secret);
    expect((await removePassword(later)).statusCode).toBe(204);
    expect((await enter(later)).statusCode).toBe(204);
    expect((await list()).map(({ hasPassword }) => hasPassword)).toEqual([false, true]);
    // a password is compared in one way of writing each letter
    await setPassword(later, "Gru\u0308\u00DFe");
    expect((await enter(later, "Gr\u00FC\u00DFe")).statusCode).toBe(204);
  });

  test("PREV-481: whoever hasn't the secret learns nothing of a password, and every address without one has the same page", async () => {
    const { make, enter, look } = await prepare();
    const [locked, open] = [await make({ password: secret }), await make()];
    const nobodys = { ...open, host: open.host.replace(/--[a-z0-9]{12}/, "--zzzzzzzzzzzz") };
    const pages = await Promise.all([locked, open, nobodys].map((link) => look(link)));
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
    const stranger = { token: "y".repeat(43) };
    for (const password of [undefined, secret, "", "x".repeat(3_000)]) {
      const answers = await Promise.all(
        [locked, open, nobodys].map((link) => enter({ ...link, ...stranger }, password)),
      );
      const said = answers.map(({ statusCode, body, headers }) => {
        const { date: _date, ...told } = headers;
        return JSON.stringify([statusCode, body, told]);
      });
      expect(new Set(said).size).toBe(1);
      expect(answers[0]?.statusCode).toBe(401);
    }
    // the secret of another link, and a password alone
    expect((await enter({ ...locked, token: open.token }, secret)).statusCode).toBe(401);
    expect((await enter({ ...locked, token: "" }, secret)).statusCode).toBe(401);
    // strangers use up nobody's tries
    expect((await enter(locked, secret)).statusCode).toBe(204);
  });

  test("PREV-482: of many guesses at the same moment five are checked; other networks and links aren't held up, and right ones use up nothing", async () => {
    const { world, make, enter } = await prepare();
    const [link, other] = [await make({ password: secret }), await make({ password: secret })];
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, count) => enter(link, `guess ${count}`)),
    );
    const statuses = guesses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(55);
    const late = await enter(link, secret, "203.0.113.7", { "accept-language": "de" });
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
    expect(late.json().message).toMatch(/^Zu viele Versuche\./);
    expect(late.headers["set-cookie"]).toBeUndefined();
    expect((await enter(other, secret)).statusCode).toBe(204);
    for (let count = 0; count < 7; count += 1)
      expect((await enter(link, secret, "198.51.100.1")).statusCode).toBe(204);
    expect(world.logLines.join("")).not.toContain("guess ");
  });

  test.for([
    ["from another site", 403, secret, { origin: "http://evil.example" }],
    ["as something else", 401, secret, { "content-type": "application/json" }],
    ["too large", 413, "x".repeat(5_000), {}],
    ["very long", 401, "x".repeat(3_900), {}],
    ["empty", 401, "", {}],
  ] as const)("PREV-482: a password that comes %s is none", async ([, status, password, more]) => {
    const { make, enter } = await prepare();
    const link = await make({ password: secret });
    const answer = await enter(link, password, undefined, more);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test("PREV-483: a password that is set or changed shuts what was open, also what is opened at that moment; removing it shuts nothing", async () => {
    const { make, setPassword, removePassword, enter, look } = await prepare();
    const link = await make();
    const before = await enter(link);
    await setPassword(link, secret);
    expect((await look(link, before)).statusCode).toBe(401);
    const entered = await enter(link, secret);
    // a new one, while the one before is entered
    const [, ...racing] = await Promise.all([
      setPassword(link, "something else"),
      ...Array.from({ length: 8 }, (_, at) => enter(link, secret, `198.51.100.${at}`)),
    ]);
    for (const one of [entered, ...racing]) expect((await look(link, one)).statusCode).toBe(401);
    expect((await enter(link, secret)).statusCode).toBe(401);
    const again = await enter(link, "something else");
    await removePassword(link);
    expect((await look(link, again)).statusCode).toBe(200);
  });

  test("PREV-483: to a program from before links had passwords no secret opens one with a password", async () => {
    const { make, setPassword, removePassword, stored } = await prepare();
    const [begun, later] = [await make({ password: secret }), await make()];
    const opensThere = async (link: Link) =>
      (await stored(link)).tokenHash === tokenHash(link.token);
    expect(await opensThere(begun)).toBe(false);
    expect(await opensThere(later)).toBe(true);
    await Promise.all([setPassword(later, secret), setPassword(later, "something else")]);
    expect(await opensThere(later)).toBe(false);
    for (const link of [begun, later]) {
      await Promise.all([removePassword(link), removePassword(link)]);
      expect(await opensThere(link)).toBe(true);
    }
  });

  test("PREV-480: a password has 6 to 100 characters, and stands before no link that is revoked or lets somebody work", async () => {
    const { world, make, setPassword, removePassword, enter } = await prepare();
    const link = await make();
    const { min, max } = lockPasswordLimits;
    for (const [length, status] of [
      [min - 1, 422],
      [min, 204],
      [max, 204],
      [max + 1, 422],
    ] as const)
      expect((await setPassword(link, "ü".repeat(length))).statusCode, String(length)).toBe(status);
    expect((await enter(link, "ü".repeat(max))).statusCode).toBe(204);
    const working = { ...link, id: (await make({ role: "writer" })).id };
    expect((await setPassword(working, secret)).statusCode).toBe(404);
    const { db } = world.database;
    await db.updateTable("siteLinks").set({ revokedAt: 1 }).where("id", "=", link.id).execute();
    expect((await setPassword(link, secret)).statusCode).toBe(404);
    expect((await removePassword(link)).statusCode).toBe(404);
  });
});
