import { expect, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";

describeDatabases("the operators' overview", (open) => {
  test("OPER-13: says how the installation stands and what waits for an operator", async () => {
    const { world, ask, makeSite } = await prepareOperators(await open());
    const { db } = world.database;
    const live = await makeSite("Live");
    await makeSite("Draft");
    await ask("owner", ["POST", `sites/${live}/releases`, {}]);
    const job = { payload: "{}", runAt: 0, createdAt: 0, failedAt: 1 };
    await db
      .insertInto("jobs")
      .values([
        { ...job, kind: "mail.send" },
        { ...job, kind: "picture-set" },
        { ...job, kind: "picture-set", failedAt: null, runAt: Date.now() + 3_600_000 },
      ])
      .execute();
    const domain = { siteId: live, key: "k", addedAt: 0 };
    await db
      .insertInto("domains")
      .values([
        { ...domain, host: "a.example", servedAt: 1 },
        { ...domain, host: "b.example", lostAt: 1 },
      ])
      .execute();
    const overview = await ask("operator", ["GET", "operator/overview"]);
    expect(overview.headers["cache-control"]).toBe("no-store");
    expect(overview.json()).toMatchObject({
      database: world.database.dialect,
      sendsMail: true,
      sites: { total: 2, live: 1 },
      people: { total: 3, suspended: 0 },
      storedBytes: 0,
      disk: { free: expect.any(Number), total: expect.any(Number) },
      domains: { live: 1, lost: 1 },
      openComplaints: 0,
      failedJobs: 1,
      failedMails: 1,
      health: null,
    });
    const finding = (state: string) => ({ state, code: "said", values: {}, text: "" });
    const findings = ["good", "warning", "problem", "problem"].map(finding);
    const about = { id: "latest", startedAt: 1, seenAt: 2, host: "machine-1" };
    const checks = JSON.stringify([{ name: "disk", findings }]);
    await db
      .insertInto("healthReports")
      .values({ ...about, endedAt: 2, checks })
      .execute();
    const after = (await ask("operator", ["GET", "operator/overview"])).json();
    expect(after.health).toEqual({
      state: "done",
      problems: 2,
      endedAt: new Date(2).toISOString(),
      host: "machine-1",
    });
    // one that is under way, or was cut off, was made all the same
    await db.updateTable("healthReports").set({ endedAt: null }).execute();
    const cut = (await ask("operator", ["GET", "operator/overview"])).json();
    expect(cut.health).toMatchObject({ state: "cut", problems: 2, endedAt: null });
    const seenAt = Date.now();
    await db.updateTable("healthReports").set({ seenAt }).execute();
    const running = (await ask("operator", ["GET", "operator/overview"])).json();
    expect(running.health).toMatchObject({ state: "running", problems: 2 });
  });
});
