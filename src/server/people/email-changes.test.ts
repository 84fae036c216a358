import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { createWorld, ownerPassword } from "../../../test/world.ts";
import { changesPerDay } from "./email-changes.ts";

const day = 86_400_000;
const wish = { email: "Lena@Ofen.example", currentPassword: ownerPassword, language: "de" };

describeDatabases("a change of one's email", (open) => {
  async function prepare({ delivers = true } = {}) {
    const database = await open();
    const clock = { time: Date.now(), now: () => clock.time, sleep: async () => undefined };
    const world = await createWorld({ database, clock, delivers });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const ask = (
      method: "GET" | "POST" | "DELETE",
      url: string,
      { payload = undefined as object | undefined, cookie = world.cookies.owner } = {},
    ) =>
      world.app.inject({
        method,
        url: `/api/v1/${url}`,
        headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie },
        ...(payload && { payload }),
      });
    const confirm = (token: string) =>
      ask("POST", "email-changes/confirm", { payload: { token }, cookie: "" });
    const mails = async () => {
      while (await world.jobs.runNext());
      return world.mails;
    };
    const start = async (change: object = wish, cookie = world.cookies.owner) => {
      const answer = await ask("POST", "auth/email-change", { payload: change, cookie });
      expect(answer.statusCode, answer.body).toBe(201);
      return (await mails()).slice(-2);
    };
    const emailOf = async () => (await world.auth.accounts.byId(world.userIds.owner))?.email;
    return { world, database, clock, ask, confirm, mails, start, emailOf };
  }
  const tokenOf = (text = "") => /\/email-change#token=([\w-]{43})/.exec(text)?.[1] ?? "";

  test("ACCOUNT-07: holds once both addresses have agreed, each link once, and the old one is told", async () => {
    const { world, database, ask, confirm, mails, start, emailOf } = await prepare();
    const [toOld, toNew] = await start();
    expect([toOld?.to, toNew?.to]).toEqual(["owner@example.org", "lena@ofen.example"]);
    expect(toNew?.subject).toBe("Neue E-Mail-Adresse bestätigen");
    expect(toOld?.html).toContain(`href="${world.env.appOrigin}/email-change#token=`);
    const allow = tokenOf(toOld?.text);
    const prove = tokenOf(toNew?.text);
    for (const table of ["emailChanges", "outbox", "jobs"] as const) {
      const rows = await database.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows), table).not.toContain(allow);
      expect(JSON.stringify(rows), table).not.toContain(prove);
    }
    const read = await ask("POST", "email-changes/read", {
      payload: { token: allow },
      cookie: "",
    });
    expect(read.json()).toEqual({
      step: "allow",
      from: "owner@example.org",
      to: "lena@ofen.example",
    });
    expect((await confirm(prove)).json()).toEqual({ isDone: false });
    expect((await confirm(prove)).json().code).toBe("email-change-invalid");
    expect(await emailOf()).toBe("owner@example.org");
    expect((await ask("GET", "auth/email-change")).json().change).toMatchObject({
      email: "lena@ofen.example",
      isAllowed: false,
      isConfirmed: true,
    });
    expect((await confirm(allow)).json()).toEqual({ isDone: true });
    expect(await emailOf()).toBe("lena@ofen.example");
    expect((await mails()).at(-1)).toMatchObject({
      to: "owner@example.org",
      subject: "Ihre E-Mail-Adresse wurde geändert",
    });
    for (const token of [allow, prove])
      expect((await confirm(token)).json().code).toBe("email-change-invalid");
    expect((await ask("GET", "auth/email-change")).json()).toEqual({ change: null });
  });

  test("ACCOUNT-07: needs the password, ends after a day, with another one, with the password, and when it is withdrawn", async () => {
    const { clock, ask, confirm, start } = await prepare();
    clock.time += 3_700_000;
    for (const currentPassword of [undefined, "wrong"])
      expect(
        (await ask("POST", "auth/email-change", { payload: { ...wish, currentPassword } })).json()
          .code,
      ).toBe("wrong-credentials");
    const [, late] = await start();
    clock.time += day;
    expect((await confirm(tokenOf(late?.text))).statusCode).toBe(401);
    const [, first] = await start();
    const [, second] = await start({ ...wish, email: "other@ofen.example" });
    expect((await confirm(tokenOf(first?.text))).statusCode).toBe(401);
    expect((await ask("DELETE", "auth/email-change")).statusCode).toBe(204);
    expect((await confirm(tokenOf(second?.text))).statusCode).toBe(401);
    const [, third] = await start({ ...wish, email: "third@ofen.example" });
    const changed = await ask("POST", "auth/password", {
      payload: { currentPassword: ownerPassword, newPassword: "siebzehn graue Katzen" },
    });
    expect(changed.statusCode).toBe(204);
    expect((await confirm(tokenOf(third?.text))).statusCode).toBe(401);
  });

  test("ACCOUNT-07: an address that has an account is answered alike, and never gets two", async () => {
    const { world, ask, confirm, mails, start, emailOf } = await prepare();
    const free = await ask("POST", "auth/email-change", { payload: wish });
    const taken = await ask("POST", "auth/email-change", {
      payload: { ...wish, email: "other@example.org" },
    });
    expect(taken.statusCode).toBe(free.statusCode);
    expect(Object.keys(taken.json())).toEqual(Object.keys(free.json()));
    const last = (await mails()).at(-1);
    expect(last).toMatchObject({
      to: "other@example.org",
      subject: "Diese Adresse hat schon ein Konto",
    });
    expect(last?.text).not.toContain("#token=");
    // two accounts want one address, and their last links are followed at the same moment
    const last1 = await start();
    const last2 = await start({ email: wish.email, language: "en" }, world.cookies["other owner"]);
    const tokens = [...last1, ...last2].map((mail) => tokenOf(mail.text));
    await confirm(tokens[0] ?? "");
    await confirm(tokens[2] ?? "");
    const ends = await Promise.all([confirm(tokens[1] ?? ""), confirm(tokens[3] ?? "")]);
    expect(ends.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    const other = await world.auth.accounts.byId(world.userIds["other owner"]);
    expect(
      [await emailOf(), other?.email].filter((one) => one === "lena@ofen.example"),
    ).toHaveLength(1);
  });

  test("ACCOUNT-07: emails of comments that wait go to the new address; notices about the account to the old one", async () => {
    const { world, database, clock, ask, confirm, mails, start } = await prepare();
    const made = await ask("POST", "sites", { payload: { name: "Lamps", language: "en" } });
    const siteId: number = made.json().id;
    await database.db
      .insertInto("siteMembers")
      .values({ siteId, userId: world.userIds["other owner"], role: "viewer", createdAt: 1 })
      .execute();
    const tokens = (await start()).map((mail) => tokenOf(mail.text));
    const said = await ask("POST", `sites/${siteId}/comments`, {
      payload: { page: "home", section: "header", template: "Header21", text: "@owner, look" },
      cookie: world.cookies["other owner"],
    });
    expect(said.statusCode, said.body).toBe(201);
    clock.time += 5 * 60_000;
    const waiting = () =>
      database.db.selectFrom("outboxThreads").select("outboxId").executeTakeFirst();
    while (!(await waiting())) expect(await world.jobs.runNext()).toBe(true);
    const before = world.mails.length;
    for (const token of tokens) expect((await confirm(token)).statusCode).toBe(200);
    const sent = (await mails()).slice(before);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(["lena@ofen.example", "owner@example.org"]);
    const moved = sent.find(({ to }) => to === "lena@ofen.example");
    expect(moved?.text).toContain("@owner, look");
    expect(moved?.text).toContain("Sent to lena@ofen.example");
    expect(sent.find(({ to }) => to === "owner@example.org")?.subject).toBe(
      "Ihre E-Mail-Adresse wurde geändert",
    );
  });

  test("ACCOUNT-07: both links at the same moment make the change once; it is limited by account and recipient", async () => {
    const { confirm, start, emailOf, ask, mails } = await prepare();
    const tokens = (await start()).map((mail) => tokenOf(mail.text));
    const answers = await Promise.all([...tokens, ...tokens].map((token) => confirm(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(answers.filter((one) => one.json().isDone === true)).toHaveLength(1);
    expect(await emailOf()).toBe("lena@ofen.example");
    const again = (email: string) =>
      ask("POST", "auth/email-change", { payload: { ...wish, email } });
    await again("a@ofen.example");
    for (let n = 2; n < changesPerDay; n++)
      expect((await again("full@ofen.example")).statusCode).toBe(201);
    expect((await again("b@ofen.example")).json().code).toBe("too-many-requests");
    expect((await mails()).filter(({ to }) => to === "b@ofen.example")).toEqual([]);
  });

  test("ACCOUNT-07: where no mail is sent, whoever asks is told both links", async () => {
    const { ask, confirm, emailOf } = await prepare({ delivers: false });
    const made = (await ask("POST", "auth/email-change", { payload: wish })).json();
    expect((await ask("GET", "auth/email-change")).json().change).not.toHaveProperty("links");
    await confirm(tokenOf(made.links.allow));
    expect((await confirm(tokenOf(made.links.confirm))).json()).toEqual({ isDone: true });
    expect(await emailOf()).toBe("lena@ofen.example");
  });
});
