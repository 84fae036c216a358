import { expect, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";

describeDatabases("what a suspended account had planned", (open) => {
  async function prepare() {
    let now = Date.parse("2026-11-22T12:00:00Z");
    const clock = { now: () => now, sleep: async () => undefined };
    const prepared = await prepareOperators(await open(), { clock });
    const { ask, makeSite, world, doMail } = prepared;
    const id = await makeSite("Lamp");
    const { owner, "other owner": other } = world.userIds;
    await world.database.db
      .insertInto("siteMembers")
      .values({ siteId: id, userId: other, role: "owner", createdAt: now })
      .execute();
    const live = async () => (await ask("other owner", ["GET", `sites/${id}`])).json().live;
    return {
      ...prepared,
      id,
      live,
      plan: async (time: string, action: "publish" | "unpublish" = "publish") => {
        const plan = { subject: "-", action, time, timeZone: "UTC" };
        const made = await ask("owner", ["POST", `sites/${id}/plans`, plan]);
        expect(made.statusCode).toBe(201);
      },
      suspend: (suspension: { reason: string } | null) =>
        ask("operator", ["PATCH", `operator/people/${owner}`, { suspension }]),
      async work(until: string) {
        now = Date.parse(until);
        return (await doMail()).map(({ to, subject }) => `${to}: ${subject}`);
      },
      plans: async () => (await ask("other owner", ["GET", `sites/${id}/plans`])).json().plans,
      events: async () =>
        (await ask("other owner", ["GET", `sites/${id}/history`]))
          .json()
          .entries.filter(({ kind }: { kind: string }) => kind === "event"),
    };
  }

  test("PLAN-16: isn’t published at its time, and the others read that and why", async () => {
    const { plan, suspend, work, live, plans, events, world, audit } = await prepare();
    await plan("2026-11-22T14:00");
    expect((await suspend({ reason: "A secret of operators" })).statusCode).toBe(200);
    const mails = await work("2026-11-22T14:00:01Z");
    expect(await live()).toBeNull();
    const undone = "A scheduled change of Lamp didn’t happen";
    expect(mails).toContain(`other@example.org: ${undone}`);
    expect(await plans()).toMatchObject([{ failure: "not-allowed" }]);
    const [event] = await events();
    expect(event).toMatchObject({
      what: "plan.failed",
      action: "publish",
      failure: "suspended",
      author: world.userIds.owner,
    });
    expect(JSON.stringify(event)).not.toContain("secret");
    expect(await work("2026-11-22T15:00:00Z")).toEqual([]);
    expect((await audit())[0]).toMatchObject({ action: "account.suspend" });
  });

  test("PLAN-16: what was due in between isn’t done once the account is back, what is still to come is", async () => {
    const { plan, suspend, work, live, events } = await prepare();
    await plan("2026-11-22T14:00");
    await plan("2026-11-22T18:00");
    await suspend({ reason: "Look" });
    await work("2026-11-22T14:00:01Z");
    await suspend(null);
    await work("2026-11-22T17:00:00Z");
    expect(await live()).toBeNull();
    await work("2026-11-22T18:00:01Z");
    expect(await live()).not.toBeNull();
    const failed = (await events()).filter(({ what }: { what: string }) => what === "plan.failed");
    expect(failed).toHaveLength(1);
  });

  test("PLAN-16: doesn’t unpublish either, and another owner does the same at once", async () => {
    const { plan, suspend, work, live, ask, id, plans } = await prepare();
    await ask("owner", ["POST", `sites/${id}/releases`, {}]);
    await plan("2026-11-22T14:00", "unpublish");
    await suspend({ reason: "Look" });
    await work("2026-11-22T14:00:01Z");
    expect(await live()).not.toBeNull();
    const off = { isPublished: false };
    const done = await ask("other owner", ["PUT", `sites/${id}/visibility/-`, off]);
    expect(done.statusCode).toBe(204);
    expect(await live()).toBeNull();
    expect(await plans()).toEqual([]);
  });

  test("PLAN-16: where it is suspended at the moment of the plan, either all of it is done or none", async () => {
    const { plan, suspend, work, live, plans, events } = await prepare();
    await plan("2026-11-22T14:00");
    await Promise.all([work("2026-11-22T14:00:01Z"), suspend({ reason: "Look" })]);
    await work("2026-11-22T14:00:02Z");
    const isDone = (await live()) !== null;
    expect(await plans()).toHaveLength(isDone ? 0 : 1);
    const failed = (await events()).filter(({ what }: { what: string }) => what === "plan.failed");
    expect(failed).toHaveLength(isDone ? 0 : 1);
  });
});
