import { expect, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";

const now = Date.now();
const job = {
  kind: "mail.send",
  payload: '{"outboxId":4711,"secret":"x"}',
  runAt: now + 3_600_000,
  attempts: 0,
  claimedUntil: null,
  failedAt: null,
  lastError: null,
  createdAt: now,
};

describeDatabases("the operators' list of work", (open) => {
  async function prepare() {
    const prepared = await prepareOperators(await open());
    const { world, ask } = prepared;
    const { db } = world.database;
    const add = async (values: Partial<typeof job> | object = {}) =>
      (
        await db
          .insertInto("jobs")
          .values({ ...job, ...values })
          .returning("id")
          .executeTakeFirstOrThrow()
      ).id;
    const retry = (id: number) => ask("operator", ["POST", `operator/jobs/${id}/retry`]);
    return { ...prepared, db, add, retry };
  }

  test("OPER-10: work is listed by how it stands, what was given up first, and not what it is about", async () => {
    const { ask, add } = await prepare();
    const ids = {
      waiting: await add(),
      retrying: await add({ attempts: 2, lastError: "452 mailbox full" }),
      running: await add({ attempts: 1, claimedUntil: now + 60_000 }),
      failed: await add({ attempts: 10, failedAt: now, lastError: "550 no such user" }),
    };
    const all = await ask("operator", ["GET", "operator/jobs"]);
    expect(all.json()[0]).toMatchObject({ id: ids.failed, error: "550 no such user" });
    expect(all.body).not.toMatch(/4711|secret/);
    for (const [state, id] of Object.entries(ids)) {
      const answer = await ask("operator", ["GET", `operator/jobs?state=${state}`]);
      expect(answer.json()).toMatchObject([{ id, state }]);
      expect(answer.headers["x-total-count"]).toBe("1");
    }
  });

  test("OPER-10: what was given up is begun anew or thrown away; what runs is left alone", async () => {
    const { ask, add, retry, db, audit } = await prepare();
    const failed = await add({ attempts: 10, failedAt: now, kind: "picture-set" });
    expect((await retry(failed)).statusCode).toBe(204);
    const row = db.selectFrom("jobs").select(["attempts", "failedAt", "runAt"]);
    expect(await row.where("id", "=", failed).executeTakeFirst()).toMatchObject({
      attempts: 0,
      failedAt: null,
    });
    const running = await add({ claimedUntil: now + 600_000 });
    expect((await retry(running)).json()).toMatchObject({ code: "conflict" });
    const planned = await add();
    expect((await retry(planned)).json()).toMatchObject({ code: "conflict" });
    const discard = (id: number) => ask("operator", ["DELETE", `operator/jobs/${id}`]);
    expect((await discard(running)).json()).toMatchObject({ code: "conflict" });
    expect((await discard(failed)).json()).toMatchObject({ code: "conflict" });
    const other = await add({ failedAt: now });
    const both = await Promise.all([discard(other), discard(other)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
    expect(await audit()).toMatchObject([
      { action: "job.discard" },
      { action: "job.retry", details: { kind: "picture-set" } },
    ]);
  });

  test("OPER-11: an email says whether it was sent, waits, couldn’t be sent and why, or rests", async () => {
    const { world, ask, db, retry } = await prepare();
    for (const to of ["a", "b", "c", "d"])
      await world.mail.send({ to: `${to}@example.org`, subject: to, text: "Hello" });
    const rows = await db.selectFrom("jobs").select(["id", "payload"]).orderBy("id").execute();
    const [first, second, third] = rows;
    await db.updateTable("outbox").set({ sentAt: now }).where("subject", "=", "a").execute();
    const failure = { failedAt: now, attempts: 10, lastError: "550 no such user" };
    await db.updateTable("jobs").set(failure).where("id", "=", second!.id).execute();
    await db.updateTable("outbox").set(failure).where("subject", "=", "b").execute();
    await db.deleteFrom("jobs").where("id", "in", [first!.id, third!.id]).execute();
    const list = async (status: string) =>
      (await ask("operator", ["GET", `operator/outbox?status=${status}`])).json();
    expect(await list("sent")).toMatchObject([{ subject: "a", jobId: null }]);
    expect(await list("failed")).toMatchObject([
      { subject: "b", lastError: "550 no such user", jobId: second!.id },
    ]);
    expect(await list("kept")).toMatchObject([{ subject: "c" }]);
    expect(await list("waiting")).toMatchObject([{ subject: "d" }]);
    await retry(second!.id);
    while (await world.jobs.runNext());
    expect(world.mails.map(({ to }) => to).toSorted()).toEqual(["b@example.org", "d@example.org"]);
  });
});
