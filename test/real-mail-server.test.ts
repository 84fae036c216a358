import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Deliver } from "#/server/mail/mail.ts";
import { smtpDelivery } from "#/server/mail/smtp-delivery.ts";
import { tryMailServer } from "#/server/doctor/try-mail-server.ts";
import { everyEmail } from "./fixtures/emails.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { createWorld } from "./world.ts";

/** Emails through Debian's aiosmtpd, with STARTTLS and a password. */
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

const message = { to: "ann@example.org", subject: "Привет", text: "Здравствуйте" };
const from = "Bakery <hello@example.org>";
const options = { appOrigin: "https://app.example.org", readSender: async () => from };

async function send(to: string, url = server.url) {
  return smtpDelivery(url, options)({ ...message, to }, "0123abcd");
}

/** A world whose emails go through that server, on a clock that is put forward. */
async function createMailWorld(deliver: Deliver = smtpDelivery(server.url, options)) {
  const clock = { time: 1_000_000, now: () => clock.time, sleep: async () => undefined };
  const world = await createWorld({ deliver, clock });
  onTestFinished(() => world.close());
  const row = () =>
    world.database.db
      .selectFrom("outbox")
      .select(["attempts", "lastError", "nextTryAt", "failedAt", "sentAt"])
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
  return { world, clock, row };
}

test("MAIL-05: emails go through STARTTLS and a password, in both forms and any alphabet", async () => {
  const email = everyEmail("ru", { site: "Хлеб", person: "Ольга", said: "Здравствуйте!" })[
    "message"
  ];
  if (!email) throw new Error("no email");
  await smtpDelivery(server.url, options)(email, "0123abcd");
  const mail = server.mails().at(-1) ?? "";
  expect(mail).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(mail).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
  expect(mail).toMatch(/^Content-Type: text\/html; charset=utf-8/m);
  expect(mail).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(mail).toMatch(/^Reply-To: o\.smirnova@mail\.example/m);
});

test("MAIL-05: a certificate that nobody vouches for is none, and a wrong password is refused", async () => {
  await expect(send("ann@example.org", server.untrusted)).rejects.toMatchObject({
    code: "ESOCKET",
  });
  await expect(send("ann@example.org", server.wrongPassword)).rejects.toMatchObject({
    code: "EAUTH",
    responseCode: 535,
  });
});

test.each([
  ["nobody", "550 5.1.1 <nobody@example.org>: no such user here"],
  ["spam", "554 5.7.1 This looks like spam"],
])(
  "MAIL-06: what is refused for good (%s) is not tried again, and kept with the server's words",
  async (name, words) => {
    const { world, row, clock } = await createMailWorld();
    await world.mail.send({ ...message, to: `${name}@example.org` });
    await world.jobs.runNext();
    expect(await row()).toEqual({
      attempts: 1,
      lastError: words,
      nextTryAt: null,
      failedAt: clock.time,
      sentAt: null,
    });
    clock.time += 365 * 24 * 3_600_000;
    expect(await world.jobs.runNext()).toBe(false);
    const job = await world.database.db.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
    expect(job.failedAt).not.toBeNull();
    expect(JSON.stringify([job, world.logLines])).not.toContain("nobody@");
  },
);

test.each([
  ["grey", "451 4.7.1 Greylisted, come back later"],
  ["full", "452 4.2.2 The mailbox is full"],
  ["drop", /ECONNECTION|closed/],
])(
  "MAIL-06: what may go better later (%s) is tried again, ever more rarely",
  async (name, words) => {
    const { world, row, clock } = await createMailWorld();
    await world.mail.send({ ...message, to: `${name}@example.org` });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 22; attempt++) {
      expect(await world.jobs.runNext()).toBe(true);
      const { nextTryAt, lastError, attempts } = await row();
      expect(attempts).toBe(attempt);
      expect(lastError).toMatch(words);
      if (nextTryAt === null) break;
      waits.push((Number(nextTryAt) - clock.time) / 1_000);
      clock.time = Number(nextTryAt) - 1;
      expect(await world.jobs.runNext()).toBe(false);
      clock.time += 1;
    }
    expect(waits.slice(0, 3)).toEqual([10, 20, 40]);
    expect(waits.at(-1)).toBe(6 * 3_600);
    expect(waits).toHaveLength(21);
    expect(Number((await row()).failedAt)).toBe(clock.time);
  },
);

test("MAIL-330: what a mail server refuses because of its sender is tried again, and leaves once the sender is another", async () => {
  let sender = "noreply@app.example.org";
  const { world, row, clock } = await createMailWorld(
    smtpDelivery(server.url, { ...options, readSender: async () => sender }),
  );
  await world.mail.send({ ...message, to: "owned@example.org" });
  await world.jobs.runNext();
  expect(await row()).toMatchObject({
    lastError: "553 5.7.1 <noreply@app.example.org>: Sender address rejected: not owned by user",
    failedAt: null,
  });
  sender = from;
  clock.time += 10_000;
  await world.jobs.runNext();
  expect(await row()).toMatchObject({ lastError: null, failedAt: null });
  expect(server.mails().at(-1)).toMatch(/^From: Bakery <hello@example\.org>/m);
});

test("MAIL-06: what was put off is sent, and nothing is left of the refusal", async () => {
  const { world, row, clock } = await createMailWorld();
  await world.mail.send({ ...message, to: "once@example.org" });
  await world.jobs.runNext();
  clock.time += 10_000;
  await world.jobs.runNext();
  expect(await row()).toMatchObject({
    attempts: 1,
    lastError: null,
    nextTryAt: null,
    failedAt: null,
  });
  expect((await row()).sentAt).not.toBeNull();
});

test("MAIL-06: a server that hangs, and a password that it won't take, are tried again; of the password nothing is kept", async () => {
  const hanging = await createMailWorld(smtpDelivery(`${server.url}&socketTimeout=300`, options));
  await hanging.world.mail.send({ ...message, to: "hang@example.org" });
  await hanging.world.jobs.runNext();
  expect(await hanging.row()).toMatchObject({ attempts: 1, failedAt: null });
  const { world, row } = await createMailWorld(smtpDelivery(server.wrongPassword, options));
  await world.mail.send(message);
  await world.jobs.runNext();
  expect(await row()).toMatchObject({ lastError: "EAUTH 535", failedAt: null });
});

test("MAIL-06: the outbox tells operators what became of each email", async () => {
  const { world } = await createMailWorld();
  for (const name of ["nobody", "grey", "bea"])
    await world.mail.send({ ...message, to: `${name}@example.org` });
  while (await world.jobs.runNext());
  await world.mail.send({ ...message, to: "cleo@example.org" });
  const read = async (query: string) => {
    const url = `/api/v1/operator/outbox${query}`;
    const answer = await world.app.inject({ url, headers: { cookie: world.cookies.operator } });
    const mails: { to: string; status: string }[] = answer.json();
    expect(answer.headers["x-total-count"]).toBe(String(mails.length));
    return mails.map(({ to, status }) => `${to.split("@")[0]} ${status}`);
  };
  const all = ["cleo waiting", "bea sent", "grey retrying", "nobody failed"];
  expect(await read("")).toEqual(all);
  for (const one of all) expect(await read(`?status=${one.split(" ")[1]}`)).toEqual([one]);
});

test("DOCTOR-330: asking a mail server about the sender sends nothing to anybody", async () => {
  const before = server.mails().length;
  await tryMailServer(server.url, "hello@example.org");
  await expect(tryMailServer(server.url, "noreply@app.example.org")).rejects.toMatchObject({
    code: "EENVELOPE",
    response: expect.stringContaining("Sender address rejected"),
  });
  await smtpDelivery(server.url, options)({ ...message, subject: "The next one" }, "0123abcd");
  const mails = server.mails().slice(before);
  expect(mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1])).toEqual(["The next one"]);
});

test("MAIL-06: one bad recipient of two holds up nobody else", async () => {
  const { world } = await createMailWorld();
  for (const name of ["nobody", "bea"])
    await world.mail.send({ ...message, to: `${name}@example.org` });
  while (await world.jobs.runNext());
  const rows = await world.database.db
    .selectFrom("outbox")
    .select(["recipient", "sentAt", "failedAt"])
    .orderBy("id")
    .execute();
  expect(rows.map(({ sentAt, failedAt }) => [sentAt !== null, failedAt !== null])).toEqual([
    [false, true],
    [true, false],
  ]);
});
