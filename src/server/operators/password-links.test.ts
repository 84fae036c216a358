import { expect, test } from "vitest";
import { auditActions } from "#/api/operator-complaints.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";
import { ownerPassword } from "../../../test/world.ts";
import { codeAt } from "../auth/one-time-codes.ts";
import { passwordLinkLimits } from "./password-links.ts";

const newPassword = "siebzehn graue Katzen";
const hour = 3_600_000;

describeDatabases("links to new passwords, as operators make them", (open) => {
  async function prepare({ delivers = false, time = Date.now() } = {}) {
    const clock = { time, now: () => clock.time, sleep: async () => undefined };
    const prepared = await prepareOperators(await open(), { delivers, clock });
    const { world, ask, askWith } = prepared;
    const of = (userId: string) =>
      ask("operator", ["POST", `operator/people/${userId}/password-link`]);
    const make = async () => {
      const made = await of(world.userIds.owner);
      expect(made.statusCode, made.body).toBe(200);
      expect(made.headers["cache-control"]).toContain("no-store");
      expect(made.json().link).toMatch(/^http:\/\/localhost:3000\/new-password#token=[\w-]{43}$/);
      return String(made.json().link).split("#token=")[1] ?? "";
    };
    const follow = (token: string, code?: string) =>
      ask("stranger", ["POST", "auth/sign-in-link", { token, ...(code && { code }) }]);
    const signIn = (password: string) =>
      ask("stranger", ["POST", "auth/sign-in", { email: "owner@example.org", password }]);
    const cookieIn = (answer: { headers: Record<string, unknown> }) =>
      String([answer.headers["set-cookie"]].flat()[0]).split(";")[0] ?? "";
    const stored = () => world.database.db.selectFrom("signInLinks").selectAll().execute();
    return { ...prepared, clock, of, make, follow, signIn, cookieIn, stored, askWith };
  }

  test("OPER-184: the link sets a new password, once, and ends every session; it is in the log, and nowhere in what is stored", async () => {
    const { world, ask, askWith, make, follow, signIn, cookieIn, stored, audit } = await prepare();
    const token = await make();
    expect(JSON.stringify(await stored())).not.toContain(token);
    // until then everything is as before
    expect((await signIn(ownerPassword)).statusCode).toBe(204);
    expect((await ask("owner", ["GET", "sites"])).statusCode).toBe(200);
    const cookie = cookieIn(await follow(token));
    expect((await follow(token)).json().code).toBe("sign-in-link-invalid");
    expect((await askWith(cookie, ["POST", "auth/password", { newPassword }])).statusCode).toBe(
      204,
    );
    expect((await signIn(ownerPassword)).statusCode).toBe(401);
    expect((await signIn(newPassword)).statusCode).toBe(204);
    expect((await ask("owner", ["GET", "sites"])).statusCode).toBe(401);
    const entries = await audit();
    expect(entries).toMatchObject([
      { action: "account.password-link", userId: world.userIds.owner, siteId: null },
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
    expect(auditActions).toContain(entries[0]?.action);
  });

  test("OPER-184: of many that are made at once one works, and for an hour", async () => {
    const { clock, make, follow, stored } = await prepare();
    const tokens = await Promise.all([make(), make(), make()]);
    expect(await stored()).toHaveLength(1);
    const answers = await Promise.all(tokens.map((token) => follow(token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 401, 401]);
    const late = await make();
    clock.time += hour;
    expect((await follow(late)).json().code).toBe("sign-in-link-invalid");
  });

  test("OPER-184: an earlier link that was mailed stops working, and the account is told of this one", async () => {
    const { ask, make, follow, doMail } = await prepare({ delivers: true });
    await ask("stranger", ["POST", "auth/password-resets", { email: "owner@example.org" }]);
    const mailed = /#token=([\w-]{43})/.exec((await doMail())[0]?.text ?? "")?.[1] ?? "";
    const token = await make();
    const [notice, ...others] = await doMail();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      to: "owner@example.org",
      subject: "A link to a new password was made for you",
    });
    expect(notice?.text).not.toContain(token);
    expect((await follow(mailed)).json().code).toBe("sign-in-link-invalid");
    expect((await follow(token)).statusCode).toBe(204);
  });

  test("OPER-184: without a mail server nothing is written", async () => {
    const { world, make } = await prepare();
    await make();
    expect(await world.database.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("OPER-184: who is asked for codes is asked for one by the link, too", async () => {
    const { clock, ask, make, follow } = await prepare();
    const proof = { currentPassword: ownerPassword };
    const { secret } = (await ask("owner", ["POST", "auth/second-factor", proof])).json();
    const codeIn = (steps: number) => codeAt(secret, Math.floor(clock.time / 30_000) + steps);
    const on = await ask("owner", ["POST", "auth/second-factor/confirmation", { code: codeIn(0) }]);
    expect(on.statusCode, on.body).toBe(200);
    const token = await make();
    expect((await follow(token)).json().code).toBe("code-needed");
    expect((await follow(token, "000000")).statusCode).toBe(401);
    expect((await follow(token, codeIn(1))).statusCode).toBe(204);
  });

  test("OPER-184: a suspended account gets none, and one that was made ends with a suspension", async () => {
    const { world, ask, of, make, follow, stored, audit } = await prepare();
    const { owner } = world.userIds;
    const suspend = () =>
      ask("operator", ["PATCH", `operator/people/${owner}`, { suspension: { reason: "Spam" } }]);
    const token = await make();
    await suspend();
    expect((await follow(token)).statusCode).toBe(401);
    expect((await of(owner)).json()).toMatchObject({ code: "account-suspended", status: 403 });
    expect(await stored()).toEqual([]);
    expect((await audit()).map(({ action }) => action)).toEqual([
      "account.suspend",
      "account.password-link",
    ]);
  });

  test("OPER-184: of a suspension and a link at the same moment no link is left that works", async () => {
    const { world, ask, of, stored } = await prepare();
    const { owner } = world.userIds;
    await Promise.all([
      of(owner),
      ask("operator", ["PATCH", `operator/people/${owner}`, { suspension: { reason: "Spam" } }]),
      of(owner),
    ]);
    expect(await stored()).toEqual([]);
  });

  test("OPER-184: an operator’s account gets none, nor does an operator who needs two factors make one", async () => {
    const { world, ask, of, stored } = await prepare();
    const { operator, owner } = world.userIds;
    const about = { email: "second@example.org", name: "", role: "operator" } as const;
    for (const id of [operator, await world.auth.accounts.create(about)])
      expect((await of(id)).json().code).toBe("forbidden");
    const { db } = world.database;
    const value = JSON.stringify("operators");
    await db.insertInto("installationSettings").values({ name: "secondFactor", value }).execute();
    expect((await of(owner)).json().code).toBe("second-factor-needed");
    expect(
      (await ask("other owner", ["POST", `operator/people/${owner}/password-link`])).statusCode,
    ).toBe(404);
    expect(await stored()).toEqual([]);
  });

  test("OPER-184: an account gets a few in an hour, at n and n + 1, however many are asked for at once", async () => {
    const { clock, world, of, make } = await prepare();
    const { owner, "other owner": other } = world.userIds;
    const many = await Promise.all(
      Array.from({ length: passwordLinkLimits.account + 3 }, () => of(owner)),
    );
    const codes = many.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(passwordLinkLimits.account);
    expect(codes.filter((code) => code === 429)).toHaveLength(3);
    expect((await of(other)).statusCode).toBe(200);
    clock.time += hour;
    await make();
  });

  test("OPER-184: an operator makes a few in an hour, at n and n + 1, for whomever", async () => {
    const { clock, world, of } = await prepare();
    const makeAccount = (at: number) =>
      world.auth.accounts.create({ email: `person-${at}@example.org`, name: "", role: "owner" });
    const people: string[] = [];
    // one for each, so that no account is at its own limit
    for (let at = 0; at <= passwordLinkLimits.operator; at += 1) people.push(await makeAccount(at));
    const codes: number[] = [];
    for (const id of people) codes.push((await of(id)).statusCode);
    const { operator } = passwordLinkLimits;
    expect(codes).toEqual([...Array.from({ length: operator }, () => 200), 429]);
    clock.time += hour;
    expect((await of(people.at(-1) ?? "")).statusCode).toBe(200);
  });
});
