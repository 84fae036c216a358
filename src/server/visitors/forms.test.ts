import type { LightMyRequestResponse } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import {
  type PublishedTestSite,
  pastEvent,
  publishTestSite,
  testEvent,
} from "../../../test/fixtures/published-site.ts";
import { type World, createWorld } from "../../../test/world.ts";
import type { Clock } from "../clock.ts";

interface MovedClock extends Clock {
  time: number;
}

function movedClock(): MovedClock {
  const clock = {
    time: Date.UTC(2026, 10, 20),
    now: () => clock.time,
    sleep: async () => undefined,
  };
  return clock;
}

describeDatabases("forms of visitors", (open) => {
  async function prepare(options: { delivers?: boolean; limits?: number; email?: string } = {}) {
    const database = await open();
    const clock = movedClock();
    const world = await createWorld({
      database,
      clock,
      env: { FORMS_PER_MINUTE: String(options.limits ?? 100_000) },
      ...(options.delivers === undefined ? {} : { delivers: options.delivers }),
    });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const { email } = options;
    const site = await publishTestSite(world, email === undefined ? {} : { email });
    const rows = () => database.db.selectFrom("submissions").selectAll().orderBy("id").execute();
    return { world, site, clock, rows };
  }

  async function call(
    world: World,
    site: PublishedTestSite,
    [form, payload, headers = {}]: [string, object, Record<string, string>?],
  ): Promise<LightMyRequestResponse> {
    return world.app.inject({
      method: "POST",
      url: `/api/v1/sites/form/${form}/${site.id}/`,
      headers: { host: site.host, origin: site.origin, ...headers },
      payload: { siteHash: site.siteHash, ...payload },
    });
  }

  async function doAllJobs(world: World): Promise<void> {
    while (await world.jobs.runNext());
  }

  test("I1: a message is one row with its page, language, release and time", async () => {
    const { world, site, clock, rows } = await prepare();
    const payload = {
      name: "Анна",
      email: "Anna@Example.org",
      message: "",
      isCookieAccepted: false,
    };
    const headers = {
      language: "ru",
      "x-release": "abc123",
      referer: `${site.origin}/prices/?a=1`,
    };
    const response = await call(world, site, ["contact", payload, headers]);
    expect(response.statusCode).toBe(204);
    expect(await rows()).toEqual([
      expect.objectContaining({
        siteId: site.id,
        kind: "contact",
        email: "anna@example.org",
        body: JSON.stringify({ name: "Анна", email: "Anna@Example.org", isCookieAccepted: false }),
        language: "ru",
        release: "abc123",
        page: `${site.origin}/prices/?a=1`,
        createdAt: clock.time,
        readAt: null,
        topic: null,
      }),
    ]);
  });

  test("SEND-10: the owner gets an email that answers go to the sender of, once", async () => {
    const { world, site } = await prepare();
    const payload = { name: "Ann\r\nBcc: x@evil.example", email: "ann@example.org", message: "Hi" };
    await call(world, site, ["contact", payload]);
    await doAllJobs(world);
    expect(world.mails).toHaveLength(1);
    const [mail] = world.mails;
    expect(mail).toMatchObject({ to: "owner@example.org", headers: { "Reply-To": payload.email } });
    expect(mail?.subject).toBe("Lamp lamp: message from Ann Bcc: x@evil.example");
    expect(mail?.text).toContain("Hi");
  });

  test("MAIL-03: the owner reads of messages and replies in the language of the account, else in the site's", async () => {
    const { world, site } = await prepare();
    const sendOne = async (number: number) => {
      await call(world, site, ["contact", { name: "Ann", email: `a${number}@example.org` }]);
      await doAllJobs(world);
      return world.mails.at(-1)?.subject;
    };
    expect(await sendOne(1)).toBe("Lamp lamp: message from Ann");
    await world.app.inject({
      method: "PATCH",
      url: "/api/v1/auth/preferences",
      headers: { origin: world.env.appOrigin, cookie: world.cookies.owner },
      payload: { language: "ru" },
    });
    expect(await sendOne(2)).toBe("Lamp lamp: сообщение от Ann");
    expect(world.mails.at(-1)?.html).toContain('<html lang="ru">');
  });

  test("SEND-10: without an address of the owner nothing is sent, and the message stays", async () => {
    const { world, site, rows } = await prepare({ email: "" });
    await call(world, site, ["contact", { name: "Ann", email: "a@example.org" }]);
    await doAllJobs(world);
    expect(world.mails).toEqual([]);
    expect(await rows()).toHaveLength(1);
  });

  test("SEC-17: a stranger's mailbox gets 3 emails a day, over all sites", async () => {
    const { world, site, clock, rows } = await prepare();
    const second = await publishTestSite(world, { slug: "second" });
    const third = await publishTestSite(world, { slug: "third", email: "victim@example.org" });
    for (let round = 0; round < 10; round++) {
      for (const one of [site, second, third]) {
        const response = await call(world, one, ["email", { email: "Victim@example.org" }]);
        expect(response.statusCode).toBe(204);
        await call(world, third, ["contact", { name: "x", email: `x${round}@example.org` }]);
      }
      await doAllJobs(world);
    }
    const toVictim = () =>
      world.mails.filter(({ to }) => to.toLowerCase() === "victim@example.org");
    expect(toVictim()).toHaveLength(3);
    expect((await rows()).filter(({ kind }) => kind === "email")).toHaveLength(3);
    clock.time += 24 * 3_600_000 - 1;
    await call(world, site, ["email", { email: "victim@example.org" }]);
    await doAllJobs(world);
    expect(toVictim()).toHaveLength(3);
    clock.time += 2;
    await call(world, site, ["email", { email: "victim@example.org" }]);
    await doAllJobs(world);
    expect(toVictim()).toHaveLength(4);
  });

  test("SEC-17: a member of a site gets a hundred emails a day about it, and no more", async () => {
    const { world, site } = await prepare();
    for (let number = 0; number < 101; number++) {
      await call(world, site, ["contact", { name: "x", email: `x${number}@example.org` }]);
    }
    await doAllJobs(world);
    expect(world.mails).toHaveLength(100);
  });

  test("REPLY-03: concurrent replies never take more places than there are", async () => {
    const { world, site, rows } = await prepare();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        call(world, site, [
          "rsvp",
          {
            eventId: testEvent.id,
            name: "x",
            email: `x${number}@example.org`,
            attending: "yes",
            guests: 2,
          },
        ]),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 204)).toHaveLength(3);
    expect(codes.filter((code) => code === 409)).toHaveLength(27);
    const seats = (await rows()).map((row) => row.seats);
    expect(seats).toEqual([3, 3, 3]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: "event-full",
      message: "Only 1 place left.",
      details: [{ path: "/guests" }],
    });
  });

  test("REPLY-04: a new reply of an address takes the place of the earlier one", async () => {
    const { world, site, rows, clock } = await prepare();
    const reply = { eventId: testEvent.id, name: "Ann", email: "ann@example.org" };
    const answer = (changes: object) => call(world, site, ["rsvp", { ...reply, ...changes }]);
    expect((await answer({ attending: "yes", guests: 9 })).statusCode).toBe(204);
    expect(
      (await answer({ attending: true, guests: 9, email: "ANN@example.org" })).statusCode,
    ).toBe(204);
    const other = { attending: "yes", email: "bob@example.org" };
    const full = await answer(other);
    expect(full.json()).toMatchObject({ status: 409, message: "All places are taken." });
    clock.time += 5;
    expect((await answer({ attending: "no", guests: 9 })).statusCode).toBe(204);
    expect((await answer(other)).statusCode).toBe(204);
    const all = await rows();
    expect(all.map(({ email, seats }) => [email, seats])).toEqual([
      ["ann@example.org", 0],
      ["bob@example.org", 1],
    ]);
    expect(all[0]!.updatedAt! - all[0]!.createdAt).toBe(5);
  });

  test("RSVP-11: a reply with the tick is a subscription as well, which waits to be confirmed; only a yes is one", async () => {
    const { world, site, rows } = await prepare();
    const reply = { eventId: testEvent.id, name: "Ann", attending: "no" };
    const hostile = ["", "no", "on", "YES", 1, false, null, "yes; drop"];
    await Promise.all(
      hostile.map((newsletter, at) =>
        call(world, site, ["rsvp", { ...reply, newsletter, email: `no${at}@example.org` }]),
      ),
    );
    expect((await rows()).map(({ kind }) => kind)).toEqual(hostile.map(() => "rsvp"));
    const object = { ...reply, newsletter: ["yes"], email: "list@example.org" };
    expect((await call(world, site, ["rsvp", object])).statusCode).toBe(422);
    const email = "ann@example.org";
    const answers = await Promise.all(
      ["yes", true, "yes"].map((newsletter) =>
        call(world, site, ["rsvp", { ...reply, newsletter, email }]),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    const own = (await rows()).filter((row) => row.email === email);
    expect(own.map(({ kind, state, topic }) => [kind, state, topic])).toEqual([
      ["rsvp", null, testEvent.id],
      ["email", "unconfirmed", ""],
    ]);
    expect(JSON.parse(own[0]!.body)).toMatchObject({ newsletter: "yes" });
    expect(JSON.parse(own[1]!.body)).toEqual({ email });
  });

  test("RSVP-13: a reply with the tick is told of the email that asks to confirm, where one is sent", async () => {
    const note = "We’ve sent you an email. Please open the link in it to confirm your address.";
    const reply = { eventId: testEvent.id, name: "Ann", attending: "yes" };
    for (const delivers of [true, false]) {
      const { world, site } = await prepare({ delivers });
      const told = async (more: object, headers = {}) => {
        const { statusCode, headers: of } = await call(world, site, [
          "rsvp",
          { ...reply, email: "ann@example.org", ...more },
          headers,
        ]);
        expect(statusCode).toBe(204);
        return decodeURIComponent(String(of["x-note"] ?? ""));
      };
      const plain = async (more: Record<string, string>) => {
        const form = { ...reply, email: "bob@example.org", siteHash: site.siteHash, ...more };
        const { body } = await world.app.inject({
          method: "POST",
          url: `/api/v1/sites/form/rsvp/${site.id}/`,
          headers: {
            host: site.host,
            origin: site.origin,
            "content-type": "application/x-www-form-urlencoded",
          },
          payload: new URLSearchParams(form).toString(),
        });
        expect(body).toContain("See you there!");
        return body.includes(note);
      };
      expect(await told({ newsletter: "yes" })).toBe(delivers ? note : "");
      expect(await told({ newsletter: true, attending: "no" })).toBe(delivers ? note : "");
      const russian = await told({ newsletter: "yes" }, { language: "ru" });
      expect(russian.startsWith("Мы отправили вам письмо")).toBe(delivers);
      for (const newsletter of ["no", "on", "", undefined])
        expect(await told({ newsletter })).toBe("");
      expect(await plain({ newsletter: "yes" })).toBe(delivers);
      expect(await plain({})).toBe(false);
      await doAllJobs(world);
      const asked = world.mails.filter(({ subject }) => subject.startsWith("Confirm"));
      expect(asked.length > 0).toBe(delivers);
    }
  });

  test("REPLY-02: a closed event and one that is not there say so", async () => {
    const { world, site, rows } = await prepare();
    const reply = { name: "Ann", email: "ann@example.org", attending: "yes" };
    const closed = await call(world, site, ["rsvp", { ...reply, eventId: pastEvent.id }]);
    expect(closed.json()).toMatchObject({
      status: 409,
      code: "event-closed",
      message: "Replies are closed.",
    });
    for (const eventId of ["gone", "", undefined, { $ne: null }, "__proto__"]) {
      const gone = await call(world, site, ["rsvp", { ...reply, eventId }]);
      expect(gone.statusCode).toBe(404);
    }
    expect(await rows()).toEqual([]);
  });

  test("REPORT-03: the second complaint of an address is answered 403, and so is a closed site", async () => {
    const { world, site, rows } = await prepare();
    const complaint = { name: "Ann", email: "ann@example.org", comment: "Spam" };
    const headers = { referer: `${site.origin}/prices/` };
    expect((await call(world, site, ["compliance", complaint, headers])).statusCode).toBe(204);
    const again = await call(world, site, [
      "compliance",
      { ...complaint, email: "ANN@example.org" },
    ]);
    expect(again.json()).toMatchObject({ status: 403, code: "already-reported" });
    await world.database.db.updateTable("sites").set({ reportingClosedAt: 1 }).execute();
    const closed = await call(world, site, [
      "compliance",
      { ...complaint, email: "b@example.org" },
    ]);
    expect(closed.json()).toMatchObject({ status: 403, code: "reporting-closed" });
    const all = await rows();
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ page: `${site.origin}/prices/`, language: "en", topic: "" });
    expect(all[0]?.release).toMatch(/^[0-9a-f]{16}$/);
  });

  test("SUB-01: a subscriber confirms by a link that works once, and leaves by one click", async () => {
    const { world, site, rows, clock } = await prepare();
    await call(world, site, ["email", { email: "ann@example.org" }, { language: "ru" }]);
    await doAllJobs(world);
    const [mail] = world.mails;
    expect(mail?.subject).toBe("Подтвердите подписку на «Lamp lamp»");
    expect(mail?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    const unsubscribe = /^<(.+)>$/.exec(mail?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
    const confirm = /http\S+\/confirm\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(confirm.startsWith(`${site.origin}/api/v1/sites/form/email/${site.id}/confirm/`)).toBe(
      true,
    );
    const state = async () => (await rows())[0]?.state;
    const open = (url: string, method: "GET" | "POST") =>
      world.app.inject({
        method,
        url: url.slice(site.origin.length),
        headers: { host: site.host },
      });

    const question = await open(confirm, "GET");
    expect(question.statusCode).toBe(200);
    expect(question.body).toContain("Подтвердите подписку");
    expect(question.headers["referrer-policy"]).toBe("no-referrer");
    expect(await state()).toBe("unconfirmed");
    clock.time += 10;
    expect((await open(confirm, "POST")).body).toContain("Вы подписаны");
    expect(await state()).toBe("confirmed");
    expect((await open(confirm, "POST")).statusCode).toBe(200);

    await call(world, site, ["email", { email: "ann@example.org" }]);
    await doAllJobs(world);
    expect(world.mails).toHaveLength(1);

    const asked = await open(unsubscribe, "GET");
    expect(asked.body).toContain("Отписаться");
    expect(await state()).toBe("confirmed");
    const oneClick = await world.app.inject({
      method: "POST",
      url: unsubscribe.slice(site.origin.length),
      headers: { host: site.host, "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(oneClick.statusCode).toBe(200);
    expect(await state()).toBe("unsubscribed");
    expect((await open(confirm, "POST")).statusCode).toBe(410);
    expect(await state()).toBe("unsubscribed");
  });

  test("SUB-02: a link of another site, a changed one and an old one do nothing", async () => {
    const { world, site, rows, clock } = await prepare();
    const second = await publishTestSite(world, { slug: "second" });
    await call(world, site, ["email", { email: "ann@example.org" }]);
    await doAllJobs(world);
    const token = /confirm\/\?token=(\S+)/.exec(world.mails[0]?.text ?? "")?.[1] ?? "";
    const post = (one: PublishedTestSite, purpose: string, value: string) =>
      world.app.inject({
        method: "POST",
        url: `/api/v1/sites/form/email/${one.id}/${purpose}/?token=${encodeURIComponent(value)}`,
        headers: { host: one.host },
      });
    for (const [one, purpose, value] of [
      [second, "confirm", token],
      [site, "unsubscribe", token],
      [site, "confirm", token.replace(/.$/, (last) => (last === "A" ? "B" : "A"))],
      [site, "confirm", `9${token}`],
      [site, "confirm", ""],
      [site, "confirm", "1.1.' or 1=1 --"],
    ] as const) {
      expect((await post(one, purpose, value)).statusCode).toBe(410);
    }
    const left = await post(site, "unsubscribe", `9${token}`);
    expect(left.body).toContain("unsubscribe link in the latest email");
    expect(left.body).not.toContain("To subscribe");
    clock.time += 7 * 24 * 3_600_000;
    const late = await post(site, "confirm", token);
    expect(late.statusCode).toBe(410);
    expect(late.body).toContain("To subscribe");
    expect((await rows())[0]?.state).toBe("unconfirmed");
  });

  test("SUB-03: where no mail can be sent a subscriber is kept as unconfirmed", async () => {
    const { world, site, rows } = await prepare({ delivers: false });
    await call(world, site, ["email", { email: "ann@example.org" }]);
    await doAllJobs(world);
    expect(world.mails).toEqual([]);
    expect((await rows())[0]?.state).toBe("unconfirmed");
    const rested = await world.database.db.selectFrom("outbox").select("recipient").execute();
    expect(rested).toEqual([{ recipient: "ann@example.org" }]);
  });

  test("SEND-11: beyond the limit of a minute: 429 with Retry-After, and no row", async () => {
    const { world, site, rows, clock } = await prepare({ limits: 2 });
    const send = (number: number) =>
      call(world, site, ["contact", { name: "x", email: `x${number}@example.org` }]);
    expect((await send(1)).statusCode).toBe(204);
    expect((await send(2)).statusCode).toBe(204);
    const refused = await send(3);
    expect(refused.json()).toMatchObject({ status: 429, code: "too-many-requests" });
    expect(refused.headers["retry-after"]).toBe("60");
    expect(await rows()).toHaveLength(2);
    clock.time += 60_000;
    expect((await send(4)).statusCode).toBe(204);
  });

  test("an email that could not be put into the outbox is tried again, and sent once", async () => {
    const { world, site, clock } = await prepare();
    const { db } = world.database;
    await call(world, site, ["contact", { name: "x", email: "x@example.org" }]);
    await db.schema.alterTable("mailAllowances").renameTo("gone").execute();
    expect(await world.jobs.runNext()).toBe(true);
    expect(world.mails).toEqual([]);
    await db.schema.alterTable("gone").renameTo("mailAllowances").execute();
    clock.time += 3_600_000;
    await doAllJobs(world);
    expect(world.mails).toHaveLength(1);
  });

  test("SEND-09: what could not be stored is told, and a person keeps what was typed", async () => {
    const { world, site } = await prepare();
    const { db } = world.database;
    await db.schema.alterTable("submissions").renameTo("gone").execute();
    const payload = { name: "Ann <b>", email: "a@example.org" };
    const failed = await call(world, site, ["contact", payload]);
    // PostgreSQL names a table that isn't there, which SQLite doesn't
    const known = { status: 503, code: "unavailable" };
    const told = world.database.dialect === "postgres" ? known : { status: 500, code: "internal" };
    expect(failed.json()).toEqual({
      ...told,
      message: "This couldn’t be sent. Your text is still here, so please try again.",
    });
    const page = await world.app.inject({
      method: "POST",
      url: `/api/v1/sites/form/contact/${site.id}/`,
      headers: {
        host: site.host,
        origin: site.origin,
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: String(new URLSearchParams({ ...payload, siteHash: site.siteHash })),
    });
    expect(page.statusCode).toBe(told.status);
    expect(page.body).toContain('value="Ann &lt;b&gt;"');
    expect(page.body).toContain("This couldn’t be sent");
    await db.schema.alterTable("gone").renameTo("submissions").execute();
  });
});
