import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { allowanceKey } from "../mail/mail-allowance.ts";
import { type TestDatabase, describeDatabases } from "../../../test/databases.ts";
import { type Actor, type World, createWorld } from "../../../test/world.ts";

let database: TestDatabase;
let world: World;
let siteId: number;
let now = Date.parse("2026-11-22T12:00:00Z");
const minute = 60_000;

const send =
  (as: Actor, method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", url: string) =>
  (payload?: object) =>
    world.app.inject({
      method,
      url: `/api/v1/${url}`,
      headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies[as] },
      ...(payload && { payload }),
    });

const place = { page: "home", section: "header", template: "Header21" };
/** Each a moment after the one before: databases put what is of one moment in any order. */
const write = (as: Actor, url: string, payload: object) => {
  now += 1;
  return send(as, "POST", `sites/${siteId}/comments${url}`)(payload);
};
const begin = async (as: Actor, text: string): Promise<string> =>
  (await write(as, "", { ...place, text })).json().id;
const reply = (as: Actor, thread: string, text: string) =>
  write(as, `/${thread}/replies`, { text });
const post = (cookie: string, url: string, payload: object, method: "POST" | "PATCH" = "POST") =>
  world.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie },
    payload,
  });
/** So many threads of a guest, who may only look; answers the guest's cookie. */
async function beginAsGuest(count: number, text: string): Promise<string> {
  const link = { days: 7, role: "viewer", name: "Review" };
  const { address } = (await send("owner", "POST", `sites/${siteId}/links`)(link)).json();
  const token = String(address).split("#token=")[1] ?? "";
  const opened = await post("", "links/sessions", { token });
  const cookie = String(opened.headers["set-cookie"]).split(";")[0] ?? "";
  for (let number = 0; number < count; number += 1) {
    const said = await post(cookie, `sites/${siteId}/comments`, { ...place, text });
    expect(said.statusCode, said.body).toBe(201);
  }
  return cookie;
}
const addMember = (of: Exclude<Actor, "stranger">) =>
  world.database.db
    .insertInto("siteMembers")
    .values({ siteId, userId: world.userIds[of], role: "viewer", createdAt: 1 })
    .execute();

/** So many mails of an allowance have gone just now. */
async function spend(key: string, count: number): Promise<void> {
  const times = JSON.stringify(Array.from({ length: count }, () => now));
  await world.database.db
    .insertInto("mailAllowances")
    .values({ key, times, lastAt: now })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ times }))
    .execute();
}

/** What is sent once so many minutes are over. */
async function mailsAfter(minutes: number) {
  now += minutes * minute;
  world.mails.length = 0;
  while (await world.jobs.runNext());
  return [...world.mails];
}
const subjects = async (minutes: number) =>
  (await mailsAfter(minutes)).map(({ to, subject }) => `${to}: ${subject}`);
const everything = { until: "2100-01-01T00:00:00.000Z" };
const linksIn = (text: string) => [...text.matchAll(/https?:\S+/g)].map(([link]) => link);

describeDatabases("emails about comments", (open) => {
  beforeAll(async () => {
    database = await open();
    world = await createWorld({
      database,
      clock: { now: () => now, sleep: async () => undefined },
    });
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });
  beforeEach(async () => {
    now += 24 * 60 * minute;
    await world.database.db.deleteFrom("limits").execute();
    siteId = (await send("owner", "POST", "sites")({ name: "Lamps", language: "en" })).json().id;
    await addMember("other owner");
    await addMember("operator");
  });

  describe("COMM-06: an email of a mention or a reply", () => {
    it("goes five minutes later to who is mentioned, and to nobody else", async () => {
      const thread = await begin("owner", "Shall we, @other?");
      expect(await subjects(4)).toEqual([]);
      const mails = await mailsAfter(1);
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        ["other@example.org", "owner mentioned you in a comment on Lamps"],
      ]);
      const [mail] = mails;
      expect(mail?.text).toContain("owner:\n> Shall we, @other?");
      const address = `${world.env.appOrigin}/sites/${siteId}/edit/home#comment-${thread}`;
      expect(linksIn(mail?.text ?? "")[0]).toBe(address);
      expect(await subjects(60)).toEqual([]);
    });

    it("goes to those who took part in a thread, all of its replies in one", async () => {
      const thread = await begin("owner", "One");
      await reply("other owner", thread, "Two");
      now += minute;
      await reply("operator", thread, "Three\nlines");
      const mails = await mailsAfter(4);
      expect(mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
        "other@example.org: operator replied in a thread you’re in on Lamps",
        "owner@example.org: New replies in a thread you’re in on Lamps",
      ]);
      const toOwner = mails.find(({ to }) => to === "owner@example.org");
      expect(toOwner?.text).toContain("other:\n> Two\n\noperator:\n> Three\n> lines");
      expect(await subjects(60)).toEqual([]);
    });

    it("tells of nothing that was read, deleted or unsaid in the meantime", async () => {
      const thread = await begin("owner", "@other and @operator");
      await send("other owner", "PUT", `sites/${siteId}/comments/seen`)(everything);
      await reply("owner", thread, "@operator");
      const { threads } = (await send("owner", "GET", `sites/${siteId}/comments`)()).json();
      const [first, second] = threads[0].comments;
      const at = `sites/${siteId}/comments/${thread}/replies`;
      await send("owner", "PATCH", `${at}/${first.id}`)({ text: "Nobody" });
      await send("owner", "DELETE", `${at}/${second.id}`)();
      expect(await subjects(10)).toEqual([]);
    });

    it("goes to nobody who has lost access, and of no site in the trash", async () => {
      await begin("owner", "@other and @operator");
      await world.database.db
        .deleteFrom("siteMembers")
        .where("siteId", "=", siteId)
        .where("userId", "=", world.userIds["other owner"])
        .execute();
      expect(await subjects(5)).toEqual([
        "operator@example.org: owner mentioned you in a comment on Lamps",
      ]);
      await begin("owner", "@operator once more");
      await send("owner", "DELETE", `sites/${siteId}`)();
      expect(await subjects(5)).toEqual([]);
    });

    it("is in the account’s language, or else the site’s", async () => {
      await send("operator", "PATCH", "auth/preferences")({ language: "ru" });
      await begin("owner", "@operator @other");
      expect((await subjects(5)).toSorted()).toEqual([
        "operator@example.org: owner упоминает вас в комментарии на сайте «Lamps»",
        "other@example.org: owner mentioned you in a comment on Lamps",
      ]);
    });

    it("carries markup and line breaks as words, and no more than an excerpt", async () => {
      const hostile = "<img src=x onerror=alert(1)>\r\nBcc: v@example.org ";
      const { db } = world.database;
      await send("owner", "PATCH", `sites/${siteId}`)({ name: "<b>Lamps</b>" });
      await db
        .updateTable("users")
        .set({ name: `A\r\nBcc: v@example.org${"x".repeat(200)}` })
        .where("id", "=", world.userIds.owner)
        .execute();
      try {
        const thread = await begin("owner", `@other ${hostile}${"ä".repeat(1_500)}`);
        for (let count = 0; count < 12; count += 1) await reply("owner", thread, `@other ${count}`);
        const [mail] = await mailsAfter(5);
        expect(mail?.subject).not.toMatch(/[\r\n]/);
        expect(mail?.subject.length).toBeLessThan(200);
        expect(mail?.html).not.toContain("<img");
        expect(mail?.html).not.toContain("<b>Lamps");
        expect(mail?.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
        expect(mail?.text.length).toBeLessThan(3_000);
        expect(mail?.text).toContain("@other 8");
        expect(mail?.text).not.toContain("@other 9");
        expect(Object.keys(mail?.headers ?? {}).toSorted()).toEqual([
          "Auto-Submitted",
          "List-Unsubscribe",
          "List-Unsubscribe-Post",
        ]);
      } finally {
        await db
          .updateTable("users")
          .set({ name: "owner" })
          .where("id", "=", world.userIds.owner)
          .execute();
      }
    });

    it("goes to one account thirty times a day at most", async () => {
      await spend(`comments ${allowanceKey("other@example.org", siteId)}`, 29);
      for (let count = 0; count < 3; count += 1) await begin("owner", "@other");
      expect(await subjects(5)).toHaveLength(1);
      now += 23 * 60 * minute;
      await begin("owner", "@other");
      expect(await subjects(5)).toEqual([]);
      expect(await subjects(2 * 60), "two of the day before").toHaveLength(2);
      expect(await subjects(24 * 60), "the one of the day").toHaveLength(1);
    });

    it("goes three hundred times a day at most about one site, to all together", async () => {
      await spend(`comments of ${siteId}`, 299);
      await begin("owner", "@other and @operator");
      expect(await subjects(5)).toHaveLength(1);
      expect(await subjects(24 * 60), "the other one, a day later").toHaveLength(1);
      now += 24 * 60 * minute;
      await begin("owner", "@other and @operator");
      expect(await subjects(5)).toHaveLength(2);
    });

    it("takes nothing from an account where the site has none left, nor from the site where the account has none", async () => {
      const site = `comments of ${siteId}`;
      const account = `comments ${allowanceKey("other@example.org", siteId)}`;
      const taken = async (key: string): Promise<number> => {
        const row = await world.database.db
          .selectFrom("mailAllowances")
          .select("times")
          .where("key", "=", key)
          .executeTakeFirst();
        return JSON.parse(row?.times ?? "[]").length;
      };
      await spend(site, 300);
      await begin("owner", "@other");
      expect(await subjects(5)).toEqual([]);
      expect(await taken(account)).toBe(0);
      await spend(site, 7);
      await spend(account, 30);
      await begin("owner", "@other");
      expect(await subjects(5)).toEqual([]);
      expect(await taken(site)).toBe(7);
      expect(await subjects(24 * 60 + 5), "both, a day later").toHaveLength(2);
    });

    it("tells of what guests wrote three times a day, which takes nothing from members, here or elsewhere", async () => {
      await beginAsGuest(5, "@other Your account is locked: https://evil.example/x");
      const first = await mailsAfter(5);
      expect(first.map(({ to }) => to)).toEqual(Array(3).fill("other@example.org"));
      for (const { text, html } of first)
        for (const words of [text, html]) {
          expect(words).toContain("Your account is locked: https:\u200C//evil.\u200Cexample");
          expect(words).not.toMatch(/evil\.example|:\/\/evil/);
        }
      await begin("owner", "@other, here");
      expect(await subjects(5)).toHaveLength(1);
      const here = siteId;
      siteId = (await send("owner", "POST", "sites")({ name: "Else", language: "en" })).json().id;
      await addMember("other owner");
      await begin("owner", "@other, there");
      expect(await subjects(5)).toEqual([
        "other@example.org: owner mentioned you in a comment on Else",
      ]);
      await send("other owner", "PUT", `sites/${here}/comments/seen`)(everything);
      expect(await subjects(24 * 60), "nothing that was read").toEqual([]);
    });

    it("tells of what a limit refused for three days, and then no longer", async () => {
      await beginAsGuest(13, "@other");
      const days = [await subjects(5)];
      while (days.length < 5) days.push(await subjects(24 * 60));
      expect(days.map((mails) => mails.length)).toEqual([3, 3, 3, 3, 0]);
    });
  });

  describe("COMM-06: an email that waits for the mail server", () => {
    /** Its job has run, and it is not sent yet. */
    async function waitingMails(): Promise<string[]> {
      now += 5 * minute;
      while ((await recipients()).length === 0) expect(await world.jobs.runNext()).toBe(true);
      return recipients();
    }
    async function recipients(): Promise<string[]> {
      const rows = await world.database.db
        .selectFrom("outbox")
        .select("recipient")
        .where("commentsOf", "=", siteId)
        .orderBy("recipient")
        .execute();
      return rows.map(({ recipient }) => recipient);
    }

    it("is not sent to who is no member any more, and says nothing once it is sent", async () => {
      await begin("owner", "@other and @operator");
      expect(await waitingMails()).toEqual(["operator@example.org", "other@example.org"]);
      const authors = await world.database.db
        .selectFrom("outboxAuthors")
        .innerJoin("outbox", "outbox.id", "outboxId")
        .select("authorId")
        .where("commentsOf", "=", siteId)
        .execute();
      expect(authors.map(({ authorId }) => authorId)).toEqual([
        world.userIds.owner,
        world.userIds.owner,
      ]);
      const person = `sites/${siteId}/people/${world.userIds["other owner"]}`;
      const left = await send("owner", "DELETE", person)();
      expect(left.statusCode, left.body).toBe(204);
      expect(await recipients()).toEqual(["operator@example.org"]);
      expect((await mailsAfter(0)).map(({ to }) => to)).toEqual(["operator@example.org"]);
      const sent = await world.database.db
        .selectFrom("outbox")
        .select(["subject", "text", "html"])
        .where("commentsOf", "=", siteId)
        .execute();
      expect(sent).toEqual([{ subject: "", text: "", html: null }]);
    });

    const idsIn = async (): Promise<string[]> => {
      const { threads } = (await send("owner", "GET", `sites/${siteId}/comments`)()).json();
      return threads[0].comments.map(({ id }: { id: string }) => id);
    };

    it("says nothing of a comment that was deleted, and what was changed as it is now", async () => {
      const thread = await begin("owner", "@other: first secret");
      await reply("owner", thread, "@other: second secret");
      expect(await waitingMails()).toEqual(["other@example.org"]);
      const [first = "", second = ""] = await idsIn();
      const at = `sites/${siteId}/comments/${thread}/replies`;
      expect((await send("owner", "DELETE", `${at}/${first}`)()).statusCode).toBe(204);
      expect(await recipients(), "its words are gone at once").toEqual([]);
      await send("owner", "PATCH", `${at}/${second}`)({ text: "@other: mended" });
      const mails = await mailsAfter(0);
      expect(mails.map(({ to }) => to)).toEqual(["other@example.org"]);
      expect(mails[0]?.text).toContain("owner:\n> @other: mended");
      expect(mails[0]?.text).not.toContain("secret");
    });

    it("is one of the allowance, however often it is written anew", async () => {
      const cookie = await beginAsGuest(1, "@other: first");
      expect(await waitingMails()).toEqual(["other@example.org"]);
      const { threads } = (await send("owner", "GET", `sites/${siteId}/comments`)()).json();
      const at = `sites/${siteId}/comments/${threads[0].id}/replies/${threads[0].comments[0].id}`;
      const { db } = world.database;
      const toOthers = `comments of guests ${allowanceKey("other@example.org", siteId)}`;
      const taken = async () => {
        const row = db.selectFrom("mailAllowances").select("times").where("key", "=", toOthers);
        return JSON.parse((await row.executeTakeFirstOrThrow()).times).length;
      };
      expect(await taken()).toBe(1);
      for (const word of ["second", "third", "fourth"]) {
        const mended = await post(cookie, at, { text: `@other: ${word}` }, "PATCH");
        expect(mended.statusCode, mended.body).toBe(204);
        expect(await recipients(), "its words are gone at once").toEqual([]);
        expect(await waitingMails()).toEqual(["other@example.org"]);
      }
      expect(await taken()).toBe(1);
      await beginAsGuest(2, "@other: more");
      const mails = await mailsAfter(5);
      expect(mails.map(({ to }) => to)).toEqual(Array(3).fill("other@example.org"));
      expect(mails.filter(({ text }) => text.includes("@other: fourth"))).toHaveLength(1);
    });

    it("isn't sent where its last comment was deleted", async () => {
      const gone = await begin("owner", "@other: gone");
      expect(await waitingMails()).toEqual(["other@example.org"]);
      const [only = ""] = await idsIn();
      await send("owner", "DELETE", `sites/${siteId}/comments/${gone}/replies/${only}`)();
      expect(await mailsAfter(0)).toEqual([]);
    });

    const resolve = async (as: Actor, thread: string, isResolved = true) => {
      const at = `sites/${siteId}/comments/${thread}`;
      expect((await send(as, "PATCH", at)({ isResolved })).statusCode).toBe(204);
    };
    const resolved = "This thread has since been resolved.";

    it("reaches who is mentioned, once, where somebody else has resolved the thread before, and says so", async () => {
      const waiting = await begin("owner", "@other: the new price");
      expect(await waitingMails()).toEqual(["other@example.org"]);
      await resolve("operator", waiting);
      const atOnce = await begin("owner", "@other: the new hours");
      await resolve("owner", atOnce);
      const mails = await mailsAfter(5);
      expect(mails.map(({ to }) => to)).toEqual(Array(2).fill("other@example.org"));
      for (const words of ["the new price", "the new hours"])
        expect(mails.filter(({ text }) => text.includes(`@other: ${words}`))).toHaveLength(1);
      for (const { text, html } of mails)
        for (const words of [text, html]) expect(words).toContain(resolved);
      await resolve("operator", waiting, false);
      await resolve("owner", atOnce, false);
      expect(await mailsAfter(24 * 60), "nothing twice").toEqual([]);
    });

    it("is not lost where its thread is resolved and opened again, however often", async () => {
      const thread = await begin("owner", "@other: the new price");
      expect(await waitingMails()).toEqual(["other@example.org"]);
      for (const isResolved of [true, false, true, false])
        await resolve("operator", thread, isResolved);
      const mails = await mailsAfter(5);
      expect(mails.map(({ to }) => to)).toEqual(["other@example.org"]);
      expect(mails[0]?.text).toContain("@other: the new price");
      expect(mails[0]?.text).not.toContain(resolved);
    });

    it("isn't sent to who has resolved the thread: they have read it", async () => {
      const waiting = await begin("owner", "@other and @operator");
      expect(await waitingMails()).toEqual(["operator@example.org", "other@example.org"]);
      await resolve("other owner", waiting);
      expect((await mailsAfter(0)).map(({ to }) => to)).toEqual(["operator@example.org"]);
      const atOnce = await begin("owner", "@other and @operator again");
      await resolve("operator", atOnce);
      expect((await mailsAfter(5)).map(({ to }) => to)).toEqual(["other@example.org"]);
      await reply("owner", atOnce, "@operator: but this");
      const [mail, ...more] = await mailsAfter(5);
      expect(mail?.to).toBe("operator@example.org");
      expect(mail?.text).toContain("but this");
      expect(mail?.text).not.toContain("again");
      expect(more).toEqual([]);
    });

    it("COMM-08: isn't sent to who has answered, resolved or reopened it, whatever others do with it later", async () => {
      const thread = await begin("owner", "@other and @operator: read this");
      await resolve("operator", thread);
      await resolve("other owner", thread);
      await resolve("owner", thread, false);
      expect(await mailsAfter(5)).toEqual([]);
      const answered = await begin("owner", "@other and @operator: and this");
      await reply("operator", answered, "I have");
      expect((await mailsAfter(5)).map(({ to }) => to).toSorted()).toEqual([
        "other@example.org",
        "owner@example.org",
      ]);
    });

    it("that was sent is not written anew", async () => {
      const thread = await begin("owner", "@other, once");
      expect(await mailsAfter(5)).toHaveLength(1);
      const [only = ""] = await idsIn();
      await send(
        "owner",
        "PATCH",
        `sites/${siteId}/comments/${thread}/replies/${only}`,
      )({
        text: "@other, twice",
      });
      expect(await mailsAfter(5)).toEqual([]);
    });

    it("that is being sent when its thread changes is sent once: anew only where the mail server didn’t take it", async () => {
      const { db } = world.database;
      const during = async (work: () => Promise<unknown>, sent: object) => {
        expect(await waitingMails()).toEqual(["other@example.org"]);
        const sending = { sendingUntil: now + 5 * minute };
        const mine = db.updateTable("outbox").where("commentsOf", "=", siteId);
        await mine.where("sentAt", "is", null).set(sending).execute();
        await work();
        expect(await mailsAfter(0), "nobody else begins to send it").toEqual([]);
        await mine.where("sendingUntil", "is not", null).set(sent).execute();
        return mailsAfter(1);
      };
      const taken = await begin("owner", "@other: taken");
      const wasTaken = { sentAt: now + 5 * minute, sendingUntil: null };
      expect(await during(() => resolve("operator", taken), wasTaken)).toEqual([]);
      await db.deleteFrom("outbox").where("commentsOf", "=", siteId).execute();
      const refused = await begin("owner", "@other: refused");
      const wasRefused = { sendingUntil: null };
      const mails = await during(() => resolve("operator", refused), wasRefused);
      expect(mails.map(({ to }) => to)).toEqual(["other@example.org"]);
      expect(mails[0]?.text).toContain(resolved);
      await db.deleteFrom("outbox").where("commentsOf", "=", siteId).execute();
      const lost = await begin("owner", "@other: its process ended");
      const stillAtWork = { isHeld: 1 };
      expect(await during(() => resolve("operator", lost), stillAtWork)).toEqual([]);
      expect(await mailsAfter(5)).toHaveLength(1);
    });

    it("goes with its site", async () => {
      await begin("owner", "@other, a secret");
      expect(await waitingMails()).toEqual(["other@example.org"]);
      await world.database.db.deleteFrom("sites").where("id", "=", siteId).execute();
      expect(await recipients()).toEqual([]);
      expect(await mailsAfter(0)).toEqual([]);
    });
  });

  describe("COMM-07: whoever wants no emails of comments", () => {
    it("turns them off in the account, or by the link in each of them, also by the one press of a mail program", async () => {
      const thread = await begin("owner", "@other");
      const [mail] = await mailsAfter(5);
      const link = linksIn(mail?.text ?? "").at(-1) ?? "";
      expect(mail?.headers).toMatchObject({
        "List-Unsubscribe": `<${link}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      });
      const url = link.slice(world.env.appOrigin.length);
      const headers = { host: "localhost:3000", "accept-language": "de" };
      const looked = await world.app.inject({ method: "GET", url, headers });
      expect(looked.statusCode).toBe(200);
      expect(looked.body).toContain("<button>E-Mails zu Kommentaren abbestellen</button>");
      await reply("owner", thread, "@other, still?");
      expect(await subjects(5)).toHaveLength(1);
      const pressed = await world.app.inject({
        method: "POST",
        url,
        headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
        payload: "List-Unsubscribe=One-Click",
      });
      expect(pressed.statusCode).toBe(200);
      expect(pressed.body).toContain("E-Mails zu Kommentaren sind abbestellt");
      await reply("owner", thread, "@other, and now?");
      expect(await subjects(5)).toEqual([]);
      await send("other owner", "PATCH", "auth/preferences")({ commentEmails: true });
      await reply("owner", thread, "@other, welcome back");
      expect(await subjects(5)).toHaveLength(1);
    });

    it("is nobody by a link that was made up or changed", async () => {
      await begin("owner", "@other");
      const [mail] = await mailsAfter(5);
      const token = /token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
      const [, mac] = token.split(".");
      const foreign = Buffer.from(world.userIds.operator).toString("base64url");
      for (const wrong of [`${foreign}.${mac}`, `${token}x`, `.${mac}`, "", "a.b", "%00"]) {
        const answer = await world.app.inject({
          method: "POST",
          url: `/api/v1/comment-emails/stop?token=${wrong}`,
          headers: { host: "localhost:3000" },
        });
        expect(answer.statusCode, wrong).toBe(410);
      }
      const { preferences } = world.auth;
      expect((await preferences.of(world.userIds.operator)).commentEmails).toBe(true);
    });
  });
});

it("COMM-06: without a mail server nothing is written or waits", async () => {
  const quiet = await createWorld({ delivers: false });
  try {
    const headers = {
      host: "localhost:3000",
      origin: quiet.env.appOrigin,
      cookie: quiet.cookies.owner,
    };
    const post = (url: string, payload: object) =>
      quiet.app.inject({ method: "POST", url: `/api/v1/${url}`, headers, payload });
    const { id } = (await post("sites", { name: "Lamps" })).json();
    expect((await post(`sites/${id}/comments`, { ...place, text: "@owner" })).statusCode).toBe(201);
    const { db } = quiet.database;
    const waiting = await db.selectFrom("jobs").select("kind").execute();
    expect(waiting.filter(({ kind }) => kind === "comments.emails")).toEqual([]);
    expect(await db.selectFrom("comments").select("toldAt").execute()).not.toEqual([
      { toldAt: null },
    ]);
  } finally {
    await quiet.close();
  }
});
