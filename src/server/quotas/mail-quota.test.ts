import { expect, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";
import { publishTestSite } from "../../../test/fixtures/published-site.ts";
import { createReadSettings } from "../installation/installation-settings.ts";
import { createMailQuota } from "./mail-quota.ts";

const dayMs = 86_400_000;

describeDatabases("the emails that sites cause in a month", (open) => {
  async function prepare(options: { delivers?: boolean } = {}) {
    let now = Date.parse("2026-11-20T12:00:00Z");
    const clock = { now: () => now, sleep: async () => undefined };
    const env = { FORMS_PER_MINUTE: "100000" };
    const prepared = await prepareOperators(await open(), { clock, env, ...options });
    const { ask, world, doMail } = prepared;
    const site = await publishTestSite(world);
    let people = 0;
    const send = async (form: "contact" | "email", email = `p${(people += 1)}@example.net`) => {
      const body = form === "contact" ? { name: "Ann", message: "Hello" } : {};
      const answer = await world.app.inject({
        method: "POST",
        url: `/api/v1/sites/form/${form}/${site.id}/`,
        headers: { host: site.host, origin: site.origin },
        payload: { siteHash: site.siteHash, email, ...body },
      });
      expect(answer.statusCode).toBeLessThan(300);
    };
    const quotasOf = async () => (await ask("owner", ["GET", "auth/quotas"])).json();
    return {
      ...prepared,
      site,
      send,
      invite: (email: string) =>
        ask("owner", [
          "POST",
          `sites/${site.id}/invitations`,
          { email, role: "editor", isTransfer: false, language: "en" },
        ]),
      sent: async () => (await doMail()).map(({ subject }) => subject),
      setAll: (mailPerAccount: number | "off" | null) =>
        ask("operator", ["PATCH", "operator/settings", { mailPerAccount }]),
      setOwn: (mail: number | "off" | null) =>
        ask("operator", ["PATCH", `operator/people/${world.userIds.owner}`, { quotas: { mail } }]),
      used: async () => (await quotasOf()).mail,
      messages: async () => (await ask("owner", ["GET", `sites/${site.id}/messages`])).json(),
      wait: (ms: number) => (now += ms),
    };
  }

  const near = "Your sites have used 80% of this month’s emails";
  const full = "Your sites have used all of this month’s emails";
  const nearConfirmations = "80% of this month’s confirmation emails are used";
  const fullConfirmations = "New subscribers can’t be asked to confirm for now";
  const notice = "Lamp lamp: message from Ann";

  test("QUOTA-06: at the limit messages stay in the inbox without an email; the owner is emailed once at four fifths and once at the limit", async () => {
    const { send, sent, setAll, used, messages, ask, site } = await prepare();
    expect((await setAll(5)).statusCode).toBe(200);
    for (let count = 0; count < 3; count++) await send("contact");
    expect(await sent()).toEqual([notice, notice, notice]);
    await send("contact");
    expect((await sent()).toSorted()).toEqual([notice, near].toSorted());
    await send("contact");
    expect((await sent()).toSorted()).toEqual([notice, full].toSorted());
    for (let count = 0; count < 3; count++) await send("contact");
    expect(await sent()).toEqual([]);
    expect(await messages()).toHaveLength(8);
    expect(await used()).toEqual({ used: 5, most: 5, isOwn: false });
    const quotas = (await ask("owner", ["GET", `sites/${site.id}/quotas`])).json();
    expect(quotas.mail).toEqual({ used: 5, most: 5 });
  });

  test("QUOTA-06: a site’s owners read how many emails were sent, nobody else who works on it", async () => {
    const { world, ask, send, sent, setAll, site } = await prepare();
    await setAll(5);
    await send("contact");
    await sent();
    const userId = world.userIds["other owner"];
    const members = world.database.db;
    for (const role of ["editor", "owner"]) {
      await members.deleteFrom("siteMembers").where("userId", "=", userId).execute();
      const member = { siteId: site.id, userId, role, createdAt: Date.now() * 2 };
      await members.insertInto("siteMembers").values(member).execute();
      const read = (await ask("other owner", ["GET", `sites/${site.id}/quotas`])).json();
      expect(read.views).toEqual({ used: 0, most: null });
      expect(read.mail).toEqual(role === "owner" ? { used: 1, most: 5 } : undefined);
    }
  });

  test("QUOTA-06: of emails that are counted at once, in several processes, as many are sent as there are left, and one of them tells", async () => {
    const { world, site, setAll, used } = await prepare();
    await setAll(4);
    const told: string[] = [];
    const { database, env } = world;
    const { takeSiteMail } = createMailQuota({
      clock: { now: () => Date.parse("2026-11-20T12:00:00Z") },
      mail: { send: async ({ subject }) => told.push(subject) },
      readSettings: createReadSettings(env.settings, true),
      appOrigin: env.appOrigin,
      delivers: true,
    });
    const all = await Promise.all(
      Array.from({ length: 12 }, () =>
        database.db.transaction().execute((transaction) => takeSiteMail(transaction, site.id)),
      ),
    );
    expect(all.filter(Boolean)).toHaveLength(4);
    expect(told).toEqual([full]);
    expect((await used()).used).toBe(4);
  });

  test("QUOTA-06: what is undone with its transaction was not sent", async () => {
    const { invite, setOwn, used, sent } = await prepare();
    await setOwn(1);
    expect((await invite("ann@example.net")).statusCode).toBe(201);
    expect((await used()).used).toBe(1);
    for (let count = 0; count < 2; count++) {
      const refused = await invite(`bob${count}@example.net`);
      expect(refused.json()).toMatchObject({ code: "mail-limit", status: 409 });
    }
    expect((await used()).used).toBe(1);
    expect((await sent()).filter((subject) => subject === full)).toHaveLength(1);
  });

  test("OPER-25: whoever is told of a limit reads whom operators named", async () => {
    const { ask, send, setAll, doMail } = await prepare();
    await setAll(1);
    await ask("operator", ["PATCH", "operator/settings", { contact: "help@host.example" }]);
    await send("contact");
    const told = (await doMail()).find(({ subject }) => subject === full);
    expect(told?.text).toContain("help@host.example");
    expect(told?.html).toContain("mailto:help@host.example");
  });

  test("QUOTA-07: a subscriber’s email waits, day by day, while its link would work, and goes out when there is room", async () => {
    const { send, sent, setAll, setOwn, wait } = await prepare();
    await setAll(1);
    await send("contact");
    await sent();
    await send("email", "sub@example.net");
    expect(await sent()).toEqual([]);
    wait(2 * dayMs);
    expect(await sent()).toEqual([]);
    await setOwn(10);
    expect(await sent()).toEqual([]);
    wait(dayMs);
    expect(await sent()).toEqual(["Confirm your subscription to Lamp lamp"]);
    wait(dayMs);
    expect(await sent()).toEqual([]);
  });

  test("QUOTA-07: after six days nobody is asked to confirm any more, until they subscribe again", async () => {
    const { send, sent, setOwn, wait, world } = await prepare();
    await setOwn(0);
    await send("email", "sub@example.net");
    for (let day = 0; day < 6; day++) {
      await sent();
      wait(dayMs);
    }
    await sent();
    const jobs = await world.database.db.selectFrom("jobs").select("kind").execute();
    expect(jobs.filter(({ kind }) => kind === "visitors.notice")).toEqual([]);
    await setOwn("off");
    wait(dayMs);
    expect(await sent()).toEqual([]);
    await send("email", "sub@example.net");
    expect(await sent()).toEqual(["Confirm your subscription to Lamp lamp"]);
  });

  test("QUOTA-07: who subscribes again while one waits has one that waits, and waiting takes nothing of what a stranger may be sent in a day", async () => {
    const { send, sent, setOwn, wait, world } = await prepare();
    await setOwn(0);
    const waiting = async () => {
      const jobs = await world.database.db.selectFrom("jobs").select("kind").execute();
      return jobs.filter(({ kind }) => kind === "visitors.notice").length;
    };
    for (let count = 0; count < 4; count++) {
      await send("email", "sub@example.net");
      expect(await sent()).toEqual(count === 0 ? [full] : []);
      expect(await waiting()).toBe(1);
      wait(60_000);
    }
    await setOwn(10);
    for (let count = 0; count < 4; count++) {
      await send("email", "sub@example.net");
      const mails = count < 3 ? ["Confirm your subscription to Lamp lamp"] : [];
      expect(await sent()).toEqual(mails);
    }
    wait(dayMs);
    expect(await sent()).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  test("QUOTA-51: confirmations take half of a month’s emails at most: whoever floods a list leaves the others to messages and invitations", async () => {
    const { send, sent, setOwn, used, invite, wait } = await prepare();
    const confirm = "Confirm your subscription to Lamp lamp";
    await setOwn(5);
    for (let count = 0; count < 8; count++) await send("email");
    expect((await sent()).toSorted()).toEqual([confirm, confirm, confirm, fullConfirmations]);
    expect((await used()).used).toBe(3);
    await send("contact");
    expect((await sent()).toSorted()).toEqual([notice, near].toSorted());
    expect((await invite("ann@example.net")).statusCode).toBe(201);
    expect(await sent()).toHaveLength(2);
    expect((await used()).used).toBe(5);
    // those that wait are sent once there is room for them
    await setOwn(20);
    wait(dayMs);
    expect((await sent()).toSorted()).toEqual([
      nearConfirmations,
      ...Array.from({ length: 5 }, () => confirm),
    ]);
  });

  test("QUOTA-333: whoever’s lists are flooded is emailed once at four fifths of the half and once at the half, and reads what follows", async () => {
    const { send, setOwn, doMail, used, wait } = await prepare();
    await setOwn(20);
    const told = async () =>
      (await doMail()).filter(({ subject }) => !subject.startsWith("Confirm"));
    for (let count = 0; count < 7; count++) await send("email");
    expect(await told()).toEqual([]);
    for (let count = 0; count < 2; count++) await send("email");
    expect(await told()).toMatchObject([
      { to: "owner@example.org", subject: nearConfirmations, text: expect.stringContaining("10") },
    ]);
    for (let count = 0; count < 4; count++) await send("email");
    const full = await told();
    expect(full).toMatchObject([{ to: "owner@example.org", subject: fullConfirmations }]);
    expect(full[0]?.text).toContain("December 1");
    expect((await used()).used).toBe(10);
    await send("email");
    wait(dayMs);
    expect(await told()).toEqual([]);
    // another limit is told anew
    await setOwn(22);
    wait(dayMs);
    expect(await told()).toMatchObject([{ subject: fullConfirmations }]);
  });

  test("QUOTA-51: the half holds where many ask at once, and for one email that is left alone", async () => {
    const { send, sent, setOwn } = await prepare();
    await setOwn(1);
    await send("email");
    expect((await sent()).filter((subject) => subject !== full)).toHaveLength(1);
    await setOwn(9);
    await Promise.all(Array.from({ length: 9 }, () => send("email")));
    expect((await sent()).filter((subject) => subject.startsWith("Confirm"))).toHaveLength(4);
  });

  test("QUOTA-06: emails about signing in, and those of operators, are sent at the limit too and don’t count", async () => {
    const { ask, sent, setOwn, used, site, send } = await prepare();
    await setOwn(0);
    await send("contact");
    expect(await sent()).toEqual([full]);
    await ask("stranger", ["POST", "auth/password-resets", { email: "owner@example.org" }]);
    const takedown = { takedown: { reason: "Fraud" } };
    await ask("operator", ["PATCH", `operator/sites/${site.id}`, takedown]);
    expect(await sent()).toHaveLength(2);
    expect(await used()).toEqual({ used: 0, most: 0, isOwn: true });
  });

  test("QUOTA-06: a new month starts over, a changed limit is told anew, and another account’s sites count for that", async () => {
    const { send, sent, setOwn, used, wait, ask, site } = await prepare();
    await setOwn(1);
    await send("contact");
    expect((await sent()).toSorted()).toEqual([notice, full].toSorted());
    await setOwn(2);
    await send("contact");
    expect((await sent()).toSorted()).toEqual([notice, full].toSorted());
    wait(11 * dayMs);
    expect((await used()).used).toBe(0);
    await send("contact");
    expect(await sent()).toEqual([notice]);
    const heir = { email: "other@example.org" };
    await ask("operator", ["POST", `operator/sites/${site.id}/transfer`, heir]);
    await sent();
    for (let count = 0; count < 3; count++) await send("contact");
    expect((await sent()).filter((subject) => subject === notice)).toHaveLength(3);
    expect((await used()).used).toBe(1);
    expect((await ask("other owner", ["GET", "auth/quotas"])).json().mail.used).toBe(3);
  });

  test("QUOTA-06: where no mail is sent nothing is counted, and invitations go on by links", async () => {
    const { invite, send, setOwn, used } = await prepare({ delivers: false });
    await setOwn(0);
    await send("contact");
    expect((await invite("ann@example.net")).json()).toHaveProperty("link");
    expect(await used()).toMatchObject({ used: 0 });
  });

  test("QUOTA-06: emails have no limit, and 1,000 an account where anybody may sign up", async () => {
    const { ask, used } = await prepare();
    const read = async () => (await ask("operator", ["GET", "operator/settings"])).json().values;
    expect(await read()).toMatchObject({ mailPerAccount: "off", viewsPerSite: "off" });
    await ask("operator", ["PATCH", "operator/settings", { signUp: "open" }]);
    expect(await read()).toMatchObject({ mailPerAccount: 1_000, viewsPerSite: 100_000 });
    expect((await used()).most).toBe(1_000);
  });

  test("QUOTA-06: what an account sent goes with it", async () => {
    const { send, sent, setOwn, ask, world, site } = await prepare();
    await setOwn(1);
    await send("contact");
    await sent();
    const { db } = world.database;
    const deletedSites = [site.id];
    const body = { deletedSites, password: "correct horse battery", language: "en" };
    const gone = await ask("owner", ["POST", "auth/account/deletion", body]);
    expect(gone.statusCode).toBe(204);
    for (const table of ["monthlyMail", "quotaNotices", "accountQuotas"] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
