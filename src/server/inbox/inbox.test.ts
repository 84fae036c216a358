import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testOfOne } from "../../../test/balanced/is-balanced.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { publishTestSite, testEvent } from "../../../test/fixtures/published-site.ts";
import { type World, createWorld } from "../../../test/world.ts";
import { inboxCsv } from "./inbox-csv.ts";
import { createInbox } from "./inbox.ts";

const hour = 3_600_000;

describeDatabases("the inbox", (open) => {
  async function prepare() {
    const database = await open();
    const clock = {
      time: Date.UTC(2026, 10, 20),
      now: () => clock.time,
      sleep: async () => undefined,
    };
    const world = await createWorld({ database, clock });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const site = await publishTestSite(world);
    const send = async (form: string, payload: object) => {
      clock.time += 1000;
      const response = await world.app.inject({
        method: "POST",
        url: `/api/v1/sites/form/${form}/${site.id}/`,
        headers: { host: site.host, origin: site.origin },
        payload: { siteHash: site.siteHash, ...payload },
      });
      expect(response.statusCode, response.body).toBe(204);
    };
    const ask = (method: "GET" | "PATCH" | "DELETE" | "POST", url: string, payload?: object) =>
      world.app.inject({
        method,
        url: `/api/v1/sites/${site.id}/${url}`,
        headers: {
          host: "localhost:3000",
          origin: world.env.appOrigin,
          cookie: world.cookies.owner,
        },
        ...(payload && { payload }),
      });
    return { world, database, clock, site, send, ask };
  }

  const ann = { name: "Ann", email: "ann@example.org" };
  const reply = { ...ann, eventId: testEvent.id, attending: "yes" };

  async function doAllJobs(world: World): Promise<void> {
    while (await world.jobs.runNext());
  }

  test("INBOX-05: what was thrown away is erased after a day, with the email about it", async () => {
    const { world, database, clock, send, ask } = await prepare();
    await send("contact", { ...ann, message: "Hello" });
    await doAllJobs(world);
    const [{ id }] = (await ask("GET", "messages")).json();
    const outbox = () => database.db.selectFrom("outbox").select("submissionId").execute();
    expect(await outbox()).toEqual([{ submissionId: id }]);
    expect((await ask("DELETE", `messages/${id}`)).statusCode).toBe(204);
    clock.time += 23 * hour;
    await doAllJobs(world);
    expect((await ask("PATCH", `messages/${id}`, { isTrashed: false })).statusCode).toBe(200);
    clock.time += 2 * hour;
    await doAllJobs(world);
    expect((await ask("GET", `messages/${id}`)).statusCode).toBe(200);
    await ask("DELETE", `messages/${id}`);
    clock.time += 25 * hour;
    await doAllJobs(world);
    expect((await ask("PATCH", `messages/${id}`, { isTrashed: false })).statusCode).toBe(404);
    expect(await database.db.selectFrom("submissions").selectAll().execute()).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  test("INBOX-05: a reply in the trash takes no places; sent anew it is back, once", async () => {
    const { send, ask } = await prepare();
    await send("rsvp", { ...reply, guests: 9 });
    const [{ id }] = (await ask("GET", "rsvps")).json();
    await ask("DELETE", `rsvps/${id}`);
    await send("rsvp", { ...reply, email: "bob@example.org", guests: 8 });
    await send("rsvp", { ...reply, guests: 0 });
    const back = (await ask("GET", "rsvps")).json();
    expect(back).toMatchObject([{ id, guests: 0, isRead: false }, { email: "bob@example.org" }]);
  });

  test("INBOX-05: who subscribes again is out of the trash and has to confirm again", async () => {
    const { world, send, ask } = await prepare();
    await send("email", { email: ann.email });
    await doAllJobs(world);
    const link = /http\S+confirm\S+/.exec(world.mails.at(-1)?.text ?? "")?.[0] ?? "";
    const { host, pathname, search } = new URL(link);
    const follow = () =>
      world.app.inject({ method: "POST", url: pathname + search, headers: { host } });
    const [{ id }] = (await ask("GET", "subscribers")).json();
    await ask("DELETE", `subscribers/${id}`);
    await follow();
    expect((await ask("GET", "subscribers")).json()).toEqual([]);
    await send("email", { email: ann.email });
    expect((await ask("GET", "subscribers")).json()).toMatchObject([{ id, state: "unconfirmed" }]);
  });

  test("a reply that was changed comes up again, unread", async () => {
    const { send, ask } = await prepare();
    await send("rsvp", reply);
    await send("rsvp", { ...reply, email: "bob@example.org" });
    await ask("PATCH", "rsvps", { isRead: true, until: "2099-01-01T00:00:00.000Z" });
    await send("rsvp", { ...reply, attending: "no" });
    expect((await ask("GET", "rsvps")).json()).toMatchObject([
      { email: ann.email, isAttending: false, isRead: false },
      { email: "bob@example.org", isRead: true },
    ]);
  });

  test("RSVP-11: the inbox and its file tell who asked for the newsletter, who is an unconfirmed subscriber", async () => {
    const { send, ask } = await prepare();
    await send("rsvp", { ...reply, newsletter: "yes" });
    await send("rsvp", { ...reply, email: "bob@example.org" });
    expect((await ask("GET", "rsvps")).json()).toMatchObject([
      { email: "bob@example.org", wantsNewsletter: false },
      { email: ann.email, wantsNewsletter: true },
    ]);
    expect((await ask("GET", "subscribers")).json()).toMatchObject([
      { email: ann.email, state: "unconfirmed" },
    ]);
    const [head = "", first = "", second = ""] = (await ask("GET", "rsvps.csv")).body.split("\r\n");
    const headings = head.split(",");
    // counted from the end: the event's title has a comma
    const at = headings.indexOf('"Newsletter"') - headings.length;
    expect([first, second].map((line) => line.split(",").at(at))).toEqual(['"no"', '"yes"']);
  });

  test("SEC-21: nothing of an address is left in the database, in the trash neither", async () => {
    const { world, database, site, send, ask } = await prepare();
    const email = "zyx-erase-me@example.org";
    const person = { name: "Zyxolda Quorn", email };
    await send("contact", { ...person, message: "Zyxolda wrote this. ".repeat(240) });
    await send("contact", { ...person, message: "and this" });
    await send("email", { email });
    await send("rsvp", { ...reply, ...person });
    await send("compliance", { ...person, comment: "Spam" });
    await doAllJobs(world);
    const [{ id }] = (await ask("GET", "messages")).json();
    await ask("DELETE", `messages/${id}`);
    const answer = await ask("POST", "erasures", { email });
    expect(answer.json()).toEqual({ messages: 2, subscribers: 1, rsvps: 1 });
    for (const table of ["submissions", "outbox", "jobs", "mailAllowances"] as const) {
      const rows = await database.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/zyx/i);
    }
    expect((await ask("GET", "complaints")).json()).toMatchObject([{ comment: "Spam" }]);
    const emails = await database.db.selectFrom("outbox").select("recipient").execute();
    expect(emails).toEqual([{ recipient: "operator@example.org" }]);
    // one who was forgotten may complain anew
    await send("compliance", { ...person, comment: "Spam again" });
    await ask("POST", "erasures", { email });
    const [again] = await database.db
      .selectFrom("submissions")
      .select((select) => select.fn.countAll().as("count"))
      .where("siteId", "=", site.id)
      .execute();
    expect(Number(again?.count)).toBe(2);
  });

  test("INBOX-04: a long list comes as a whole, in parts, whatever is sent meanwhile", async () => {
    const { database, clock, world, site, send } = await prepare();
    const inbox = createInbox({ database, clock, jobs: world.jobs });
    const row = {
      siteId: site.id,
      kind: "email",
      language: "en",
      createdAt: clock.time,
      sentAt: clock.time,
      updatedAt: clock.time,
      state: "confirmed",
      topic: "",
    };
    const emails = Array.from({ length: 1201 }, (_, number) => `n${number}@example.org`);
    for (let start = 0; start < emails.length; start += 100) {
      const rows = emails
        .slice(start, start + 100)
        .map((email) => ({ ...row, email, body: JSON.stringify({ email }) }));
      await database.db.insertInto("submissions").values(rows).execute();
    }
    const parts: string[] = [];
    for await (const part of inboxCsv(inbox, { siteId: site.id, list: "subscribers" }, "en")) {
      parts.push(part);
      if (parts.length === 2) await send("email", { email: "late@example.org" });
    }
    expect(parts).toHaveLength(4);
    const found = [...parts.join("").matchAll(/"(n\d+@example\.org)"/g)].map(([, email]) => email);
    expect(found.toSorted()).toEqual(emails.toSorted());
    expect(parts.join("")).not.toContain("late@");
  });
});

testOfOne("SEC-21: on SQLite the files hold nothing of what was erased", async () => {
  const world = await createWorld();
  onTestFinished(() => world.close());
  const site = await publishTestSite(world);
  const secret = "zyxolda-was-here";
  await world.app.inject({
    method: "POST",
    url: `/api/v1/sites/form/contact/${site.id}/`,
    headers: { host: site.host, origin: site.origin },
    payload: {
      siteHash: site.siteHash,
      name: secret,
      email: `${secret}@example.org`,
      message: `${secret} `.repeat(250),
    },
  });
  const files = async () => {
    const { dataDir } = world.env;
    const names = (await readdir(dataDir)).filter((name) => name.startsWith("vitrine.sqlite"));
    const contents = await Promise.all(names.map((name) => readFile(path.join(dataDir, name))));
    return contents.filter((content) => content.includes(secret)).length;
  };
  expect(await files()).toBeGreaterThan(0);
  const answer = await world.app.inject({
    method: "POST",
    url: `/api/v1/sites/${site.id}/erasures`,
    headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner },
    payload: { email: `${secret}@example.org` },
  });
  expect(answer.json()).toEqual({ messages: 1, subscribers: 0, rsvps: 0 });
  expect(await files()).toBe(0);
});
