import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { systemClock } from "../clock.ts";
import { migrate } from "../db/migrate.ts";
import { createJobs } from "../jobs/jobs.ts";
import { type Deliver, type MailMessage, createMail } from "./mail.ts";
import { mailJobs } from "./mail-job.ts";

describeDatabases("mail", (open) => {
  async function prepare(deliver: Deliver | undefined, onError: () => void = () => undefined) {
    const database = await open();
    onTestFinished(() => database.close());
    await migrate(database);
    const clock = systemClock;
    const handlers = mailJobs({ database, clock }, deliver);
    const jobs = createJobs({ database, clock, handlers, onError });
    const mail = createMail({ database, clock, jobs, delivers: deliver !== undefined });
    return { database, jobs, mail };
  }
  const message: MailMessage = { to: "a@example.org", subject: "Привет", text: "Здравствуйте" };

  test("rests in the outbox where nobody delivers it", async () => {
    const { database, jobs, mail } = await prepare(undefined);
    await mail.send(message);
    expect(await jobs.runNext()).toBe(false);
    const row = await database.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ recipient: "a@example.org", subject: "Привет", sentAt: null });
  });

  test("is delivered once from the store", async () => {
    const delivered: MailMessage[] = [];
    const { jobs, mail } = await prepare(async (one) => void delivered.push(one));
    await mail.send(message);
    expect(await jobs.runNext()).toBe(true);
    expect(await jobs.runNext()).toBe(false);
    expect(delivered).toEqual([message]);
  });

  test("COMM-06: is marked while it is being sent, and not tried again once it is held", async () => {
    const seen: unknown[] = [];
    const row = () =>
      database.db.selectFrom("outbox").select(["sendingUntil", "sentAt"]).executeTakeFirst();
    const { database, jobs, mail } = await prepare(async () => {
      seen.push(Number((await row())?.sendingUntil) > Date.now());
      throw new Error("no answer");
    });
    await mail.send(message);
    await jobs.runNext();
    expect(await row()).toEqual({ sendingUntil: null, sentAt: null });
    await database.db.updateTable("outbox").set({ isHeld: 1 }).execute();
    await database.db.updateTable("jobs").set({ runAt: 0 }).execute();
    expect(await jobs.runNext()).toBe(true);
    expect(await jobs.runNext()).toBe(false);
    expect(seen).toEqual([true]);
  });

  test.each(["taken", "refused"])(
    "OPER-96: is no failure where it is erased while it is sent, and then %s",
    async (outcome) => {
      let failures = 0;
      const { database, jobs, mail } = await prepare(
        async () => {
          await database.db.deleteFrom("outbox").execute();
          if (outcome === "refused") throw new Error("no answer");
        },
        () => void (failures += 1),
      );
      await mail.send(message);
      expect(await jobs.runNext()).toBe(true);
      expect(failures).toBe(0);
      expect(await database.db.selectFrom("jobs").selectAll().execute()).toEqual([]);
    },
  );

  test("MAIL-01: has one id whenever it is tried, which no other has", async () => {
    const ids: string[] = [];
    const { database, jobs, mail } = await prepare(async (_, id) => {
      ids.push(id);
      // the process ends before it could note that the mail is sent
      if (ids.length === 1) throw new Error("killed");
    });
    await mail.send(message);
    await jobs.runNext();
    await database.db.updateTable("jobs").set({ runAt: 0 }).execute();
    await mail.send(message);
    while (await jobs.runNext());
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(2);
    expect(ids[1]).toBe(ids[0]);
  });

  test("a subject cannot start another header", async () => {
    const delivered: MailMessage[] = [];
    const { jobs, mail } = await prepare(async (one) => void delivered.push(one));
    await mail.send({
      ...message,
      to: "a@example.org\r\nBcc: b@example.org",
      subject: "x\r\nBcc: b",
    });
    await jobs.runNext();
    expect(delivered[0]?.subject).toBe("x Bcc: b");
    expect(delivered[0]?.to).not.toMatch(/[\r\n]/);
  });

  test("SEC-18: a header of its own cannot start another one either", async () => {
    const delivered: MailMessage[] = [];
    const { jobs, mail } = await prepare(async (one) => void delivered.push(one));
    await mail.send({ ...message, headers: { "Reply-To": "a@example.org\r\nBcc: b@example.org" } });
    await jobs.runNext();
    expect(delivered[0]?.headers).toEqual({ "Reply-To": "a@example.org Bcc: b@example.org" });
  });

  test("SEC-26: no control character of a text of long ago reaches a mail", async () => {
    const delivered: MailMessage[] = [];
    const { jobs, mail } = await prepare(async (one) => void delivered.push(one));
    const to = "a@example.org";
    const dirty = "A\0n\u0007n\u009F \uD83D";
    await mail.send({ to, subject: dirty, text: `${dirty}\n`, html: `<p>${dirty}</p>` });
    await jobs.runNext();
    const clean = "Ann \uFFFD";
    expect(delivered).toEqual([
      { to, subject: clean, text: `${clean}\n`, html: `<p>${clean}</p>` },
    ]);
  });
});
