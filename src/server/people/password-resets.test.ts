import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { createWorld } from "../../../test/world.ts";
import { holdUser } from "../db/hold-user.ts";
import { resetsPerHour } from "./password-resets.ts";

const hour = 3_600_000;

describeDatabases("a forgotten password", (open, dialect) => {
  async function prepare({ delivers = true } = {}) {
    const database = await open();
    const clock = {
      time: Date.now(),
      now: () => clock.time,
      sleep: async () => undefined,
    };
    const world = await createWorld({ database, clock, delivers });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const post = (url: string, payload: object, { cookie = "", from = "192.0.2.1" } = {}) =>
      world.app.inject({
        method: "POST",
        url: `/api/v1/auth/${url}`,
        remoteAddress: from,
        headers: {
          host: "localhost:3000",
          origin: world.env.appOrigin,
          ...(cookie !== "" && { cookie }),
        },
        payload,
      });
    const mails = async () => {
      while (await world.jobs.runNext());
      return world.mails;
    };
    return { world, database, clock, post, mails };
  }
  const owner = { email: "Owner@example.org", language: "ru" };
  const tokenOf = (text = "") => /\/new-password#token=([\w-]{43})/.exec(text)?.[1] ?? "";

  test("ACCOUNT-02: a link comes by mail, sets a password once, and ends every session", async () => {
    const { world, database, post, mails } = await prepare();
    expect((await post("password-resets", owner)).statusCode).toBe(204);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: "owner@example.org", subject: "Новый пароль" });
    const token = tokenOf(mail?.text);
    const stored = await database.db.selectFrom("outbox").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    await post("password-resets", owner);
    const second = tokenOf((await mails()).at(-1)?.text);
    const signedIn = await post("sign-in-link", { token });
    expect(signedIn.statusCode).toBe(204);
    const [cookie = ""] = [signedIn.headers["set-cookie"]].flat();
    const saved = await post(
      "password",
      { newPassword: "siebzehn graue Katzen" },
      { cookie: cookie.split(";")[0] },
    );
    expect(saved.statusCode, saved.body).toBe(204);
    const before = new Headers({ cookie: world.cookies.owner });
    expect(await world.auth.sessions.read(before)).toBeNull();
    for (const one of [token, second])
      expect((await post("sign-in-link", { token: one })).json().code).toBe("sign-in-link-invalid");
    const credentials = { email: owner.email, password: "siebzehn graue Katzen" };
    expect((await post("sign-in", credentials)).statusCode).toBe(204);
  });

  test("ACCOUNT-02: the link works for an hour", async () => {
    const { clock, post, mails } = await prepare();
    await post("password-resets", owner);
    const token = tokenOf((await mails())[0]?.text);
    clock.time += hour;
    expect((await post("sign-in-link", { token })).json().code).toBe("sign-in-link-invalid");
  });

  test("ACCOUNT-03: an address without an account is answered alike, and sent nothing", async () => {
    const { post, mails } = await prepare();
    const known = await post("password-resets", owner);
    const unknown = await post("password-resets", { email: "nobody@example.org" });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect((await mails()).map(({ to }) => to)).toEqual(["owner@example.org"]);
  });

  test("ACCOUNT-03: requests are limited by network and by recipient, however many come at once", async () => {
    const { database, clock, post, mails } = await prepare();
    const many = await Promise.all(
      Array.from({ length: 25 }, () => post("password-resets", owner)),
    );
    const codes = many.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 204)).toHaveLength(resetsPerHour);
    expect(codes.filter((code) => code === 429)).toHaveLength(25 - resetsPerHour);
    for (let network = 0; network < 5; network++)
      await post("password-resets", owner, { from: `198.51.100.${network}` });
    expect(await mails()).toHaveLength(3);
    const links = await database.db.selectFrom("signInLinks").select("userId").execute();
    expect(links, "a link that nobody is sent isn’t made").toHaveLength(3);
    clock.time += hour;
    expect((await post("password-resets", owner)).statusCode).toBe(204);
  });

  test("ACCOUNT-02: without a mail server nothing is sent or kept, and the screen can say so", async () => {
    const { world, database, post } = await prepare({ delivers: false });
    expect((await post("password-resets", owner)).statusCode).toBe(204);
    expect(await database.db.selectFrom("jobs").selectAll().execute()).toEqual([]);
    const answer = await world.app.inject({
      url: "/api/v1/auth/password-resets",
      headers: { host: "localhost:3000" },
    });
    expect(answer.json()).toEqual({ sendsMail: false });
  });

  test("OPER-184: without a mail server it says whom operators have people write to, and with one it doesn’t", async () => {
    for (const delivers of [false, true]) {
      const { world, database } = await prepare({ delivers });
      const value = JSON.stringify("help@host.example");
      await database.db
        .insertInto("installationSettings")
        .values({ name: "contact", value })
        .execute();
      const answer = await world.app.inject({
        url: "/api/v1/auth/password-resets",
        headers: { host: "localhost:3000" },
      });
      const told = { contact: "help@host.example", contactLink: "mailto:help@host.example" };
      expect(answer.json()).toEqual({ sendsMail: delivers, ...(!delivers && told) });
    }
  });

  test("ACCOUNT-02: an address that is changed while the link is made gets none", async () => {
    const { world, database, post, mails } = await prepare();
    const { accounts } = world.auth;
    const { find } = accounts;
    accounts.find = async (email) => {
      const found = await find(email);
      await database.db
        .updateTable("users")
        .set({ email: "new@example.org" })
        .where("email", "=", email.toLowerCase())
        .execute();
      return found;
    };
    await post("password-resets", owner);
    expect(await mails()).toEqual([]);
    expect(await database.db.selectFrom("signInLinks").select("userId").execute()).toEqual([]);
  });

  // SQLite has one writer
  test.runIf(dialect === "postgres")(
    "ACCOUNT-02: of two passwords that are set at the same moment one is the account’s, and the other opens nothing",
    async () => {
      const { world, database } = await prepare();
      const { accounts } = world.auth;
      const userId = world.userIds.owner;
      const ofUser = database.db.selectFrom("credentials").where("userId", "=", userId).selectAll();
      const before = await ofUser.executeTakeFirstOrThrow();
      const waiting = sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      let second: Promise<string> | undefined;
      await database.db.transaction().execute(async (transaction) => {
        await holdUser(transaction, dialect, userId);
        await transaction.deleteFrom("credentials").where("userId", "=", userId).execute();
        second = accounts.setPassword(userId, "siebzehn graue Katzen");
        await expect
          .poll(async () => (await waiting.execute(database.db)).rows)
          .toEqual([{ n: 1 }]);
        await transaction
          .insertInto("credentials")
          .values({ ...before, id: "first" })
          .execute();
      });
      const hash = await second;
      expect((await ofUser.execute()).map(({ password }) => password)).toEqual([hash]);
    },
  );
});
