import { expect, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";
import { createCountsWithOthers } from "../limits/shared-counts.ts";
import { createPasswords, passwordsPerHour, settingMs } from "./passwords.ts";

const refusedWith = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

type World = Awaited<ReturnType<typeof prepareOperators>>["world"];

describeDatabases("passwords that are set", (open) => {
  test("SEC-570: however many an account sets at the same moment, it has a few under way, and all others set theirs", async () => {
    const passwords = createPasswords({ clock: { now: Date.now }, counts: undefined });
    const set = (setter: Parameters<typeof passwords.hash>[1]) =>
      refusedWith(passwords.hash("mehl & wasser", setter));
    const flood = Array.from({ length: 90 }, () => set({ account: "flooder" }));
    const networks = Array.from({ length: 20 }, () => set({ network: "203.0.113.7" }));
    const others = await Promise.all([
      set({ account: "somebody" }),
      set({ network: "198.51.100.1" }),
    ]);
    expect(others).toEqual([undefined, undefined]);
    const refused = (await Promise.all(flood)).filter((one) => one !== undefined);
    expect(refused).toHaveLength(84);
    for (const error of refused)
      expect(error).toMatchObject({
        code: "too-many-requests",
        retryAfter: 5,
        message: expect.stringContaining("passwords are being set"),
      });
    expect((await Promise.all(networks)).filter((one) => one === undefined)).toHaveLength(6);
    // what was refused counts for nothing
    for (let at = 6; at < passwordsPerHour; at += 1)
      expect(await set({ account: "flooder" })).toBe(undefined);
  });

  test("SEC-571: an account sets a number of passwords in an hour at most, counted before they are hashed and by all processes", async () => {
    let now = Date.UTC(2026, 10, 28);
    const clock = { now: () => now };
    const database = await open();
    const counts = createCountsWithOthers({ database, clock, windowMs: settingMs });
    const processes = [createPasswords({ clock, counts }), createPasswords({ clock, counts })];
    const [one, other] = database.dialect === "postgres" ? processes : [processes[0], processes[0]];
    if (!one || !other) throw new Error("There are two");
    for (let at = 0; at < passwordsPerHour; at += 1)
      await (at % 2 === 0 ? one : other).hash("mehl & wasser", { account: "a" });
    for (const passwords of [one, other])
      expect(await refusedWith(passwords.hash("mehl & wasser", { account: "a" }))).toMatchObject({
        code: "too-many-requests",
        retryAfter: 3_600,
      });
    await other.hash("mehl & wasser", { account: "b" });
    now += settingMs;
    await one.hash("mehl & wasser", { account: "a" });
    await database.close();
  });

  /** A site, a link to it, and what happens to those who set passwords while theirs is hashed. */
  async function whileHashed(then: (world: World, site: number) => Promise<unknown>) {
    const { world, ask, makeSite } = await prepareOperators(await open());
    const site = await makeSite("Lamps");
    const made = await ask("owner", ["POST", `sites/${site}/links`, { days: 7 }]);
    const { passwords } = world.auth;
    const { hash } = passwords;
    passwords.hash = async (...about) => {
      const hashed = await hash(...about);
      await then(world, site);
      return hashed;
    };
    return { world, ask, site, link: made.json().id };
  }
  test.each(["removed", "made a writer"])(
    "SEC-572: who was %s while a password waited to be hashed sets none: of no link, no page and no new link",
    async (how) => {
      const { world, ask, site, link } = await whileHashed(async ({ database }, id) => {
        const { db } = database;
        await (how === "removed"
          ? db.deleteFrom("siteMembers").where("siteId", "=", id).execute()
          : db
              .updateTable("siteMembers")
              .set({ role: "writer" })
              .where("siteId", "=", id)
              .execute());
      });
      const { db } = world.database;
      const mine = await db
        .selectFrom("siteMembers")
        .selectAll()
        .where("siteId", "=", site)
        .executeTakeFirstOrThrow();
      const restore = async () => {
        await db.deleteFrom("siteMembers").where("siteId", "=", site).execute();
        await db.insertInto("siteMembers").values(mine).execute();
      };
      const password = "mehl & wasser";
      for (const call of [
        ["PUT", `sites/${site}/links/${link}/password`, { password }],
        ["PUT", `sites/${site}/locks/-`, { password, days: 7 }],
        ["POST", `sites/${site}/links`, { days: 7, password }],
      ] as const) {
        expect((await ask("owner", [...call])).statusCode, call[1]).toBe(403);
        await restore();
      }
      const { passwordHash } = await db
        .selectFrom("siteLinks")
        .select("passwordHash")
        .executeTakeFirstOrThrow();
      expect(passwordHash).toBe(null);
      expect(await db.selectFrom("pageLocks").select("page").execute()).toEqual([]);
      expect(await db.selectFrom("timelineEvents").select("what").execute()).toEqual([]);
    },
  );

  test("SEC-573: who was signed out while their new password waited to be hashed has the one before", async () => {
    const { world } = await whileHashed(({ auth, userIds }) =>
      auth.sessions.closeAll(userIds.owner),
    );
    const { auth, cookies, userIds } = world;
    const headers = new Headers({ cookie: cookies.owner });
    const owner = await auth.sessions.read(headers);
    if (!owner) throw new Error("The owner is not signed in");
    const before = (await auth.accounts.byId(userIds.owner))?.passwordHash;
    const change = { newPassword: "siebzehn graue Katzen" };
    const caller = { headers, address: "198.51.100.1" };
    expect(await refusedWith(auth.changePassword(caller, owner, change))).toMatchObject({
      code: "not-signed-in",
    });
    expect((await auth.accounts.byId(userIds.owner))?.passwordHash).toBe(before);
  });
});
