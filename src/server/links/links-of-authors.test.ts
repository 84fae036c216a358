import { expect, test } from "vitest";
import { type SiteLink, linkLimits } from "#/api/links.ts";
import type { History } from "#/api/history.ts";
import { ownerPassword } from "../../../test/world.ts";
import type { Actor } from "../../../test/world.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { prepareOperators } from "../../../test/fixtures/operators.ts";
import { columnTypes } from "../db/columns.ts";
import { migrations } from "../db/migrations/list.ts";

const secretIn = (address: unknown) => String(address).split("#token=")[1] ?? "";

describeDatabases("links of a site whose people change", (open, dialect) => {
  async function prepare() {
    const prepared = await prepareOperators(await open());
    const { world, ask, askWith, makeSite, doMail } = prepared;
    const site = await makeSite("Lamps");
    const make = (as: Actor, body: object) =>
      ask(as, ["POST", `sites/${site}/links`, { days: 7, ...body }]);
    const list = async (as: Actor): Promise<SiteLink[]> =>
      (await ask(as, ["GET", `sites/${site}/links`])).json().links;
    const names = async (as: Actor) => (await list(as)).map(({ name }) => name).toSorted();
    /** Comes by a share link; answers what the site says to them from then on. */
    const enter = async (address: unknown) => {
      const token = secretIn(address);
      const begun = await ask("stranger", ["POST", "links/sessions", { token }]);
      const cookie = String(begun.headers["set-cookie"]).split(";")[0] ?? "";
      return {
        sees: async () => (await askWith(cookie, ["GET", `sites/${site}`])).statusCode,
        again: async () =>
          (await ask("stranger", ["POST", "links/sessions", { token }])).statusCode,
      };
    };
    /** The site gets a member, or one back. */
    const join = async (role: string) => {
      const { db } = world.database;
      await db
        .insertInto("siteMembers")
        .values({ siteId: site, userId: world.userIds["other owner"], role, createdAt: 1 })
        .onConflict((conflict) => conflict.columns(["siteId", "userId"]).doUpdateSet({ role }))
        .execute();
    };
    const handOver = async () => {
      const body = { email: "other@example.org", role: "owner", isTransfer: true };
      await ask("owner", ["POST", `sites/${site}/invitations`, body]);
      const token = /#token=([\w-]{43})/.exec((await doMail()).at(-1)?.text ?? "")?.[1];
      const joined = await ask("other owner", ["POST", "invitations/accept", { token }]);
      expect(joined.statusCode, joined.body).toBe(200);
    };
    const other = world.userIds["other owner"];
    const person = (id: string) => `sites/${site}/people/${id}`;
    const suspend = (suspension: object | null) =>
      ask("operator", ["PATCH", `operator/people/${other}`, { suspension }]);
    const takeDown = (takenDownAt: number | null) =>
      world.database.db.updateTable("sites").set({ takenDownAt }).where("id", "=", site).execute();
    const tools = { site, make, list, names, enter, join, handOver, other, person };
    return { ...prepared, ...tools, suspend, takeDown };
  }

  test("GUEST-179: who came by a link stays when the site is handed over, and its new owner revokes the link", async () => {
    const { ask, site, make, list, names, enter, handOver } = await prepare();
    const shared = (await make("owner", { role: "writer", name: "Ada" })).json();
    await make("owner", { name: "The printer" });
    const ada = await enter(shared.address);
    await handOver();
    expect(await ada.sees()).toBe(200);
    expect(await ada.again()).toBe(200);
    expect(await names("other owner")).toEqual(["Ada", "The printer"]);
    // who was its owner lets nobody else in
    expect((await make("owner", { role: "viewer" })).statusCode).toBe(403);
    const [, adas] = await list("other owner");
    await ask("other owner", ["DELETE", `sites/${site}/links/${adas?.id}`]);
    expect(await ada.sees()).toBe(401);
    expect(await ada.again()).toBe(401);
    expect(await names("other owner")).toEqual(["The printer"]);
  });

  test("GUEST-179: so it is when operators hand it over", async () => {
    const { ask, site, make, names, enter } = await prepare();
    const ada = await enter((await make("owner", { role: "writer", name: "Ada" })).json().address);
    await ask("operator", [
      "POST",
      `operator/sites/${site}/transfer`,
      { email: "other@example.org" },
    ]);
    expect(await ada.sees()).toBe(200);
    expect(await names("other owner")).toEqual(["Ada"]);
  });

  test("GUEST-180: links end for good with who made them: removed, gone, or below an editor", async () => {
    const { ask, make, names, enter, join, other, person } = await prepare();
    await make("owner", { name: "Stays" });
    for (const end of [
      () => ask("owner", ["DELETE", person(other)]),
      () => ask("other owner", ["DELETE", person(other)]),
      () => ask("owner", ["PATCH", person(other), { role: "writer" }]),
      () => ask("owner", ["PATCH", person(other), { role: "viewer" }]),
    ]) {
      await join("owner");
      const ada = await enter((await make("other owner", { role: "writer" })).json().address);
      const look = await make("other owner", { name: "Look" });
      expect(look.json()).toMatchObject({ authorId: other });
      // an editor hands out previews, and stays above what the links give
      await ask("owner", ["PATCH", person(other), { role: "editor" }]);
      expect(await ada.sees()).toBe(200);
      expect((await names("owner")).length).toBe(3);
      expect((await end()).statusCode).toBeLessThan(300);
      expect(await ada.sees()).toBe(401);
      expect(await names("owner")).toEqual(["Stays"]);
      await join("owner");
      expect([await ada.sees(), await ada.again()]).toEqual([401, 401]);
      expect(await names("owner")).toEqual(["Stays"]);
    }
  });

  test("GUEST-207: a link that opens nothing for now is listed with why, and can be revoked: its author suspended, the site offline", async () => {
    const { world, ask, site, make, list, enter, join, suspend, takeDown } = await prepare();
    await join("owner");
    await make("owner", { name: "Mine" });
    const ada = await enter(
      (await make("other owner", { role: "viewer", name: "Ada" })).json().address,
    );
    const why = async () => (await list("owner")).map(({ name, pausedBy }) => [name, pausedBy]);
    await suspend({ reason: "Spam" });
    expect([await ada.sees(), await ada.again()]).toEqual([401, 401]);
    expect(await why()).toEqual([
      ["Ada", "suspension"],
      ["Mine", undefined],
    ]);
    await suspend(null);
    expect(await ada.again()).toBe(200);
    await takeDown(1);
    expect(await ada.again()).toBe(401);
    expect(await why()).toEqual([
      ["Ada", "offline"],
      ["Mine", "offline"],
    ]);
    expect((await make("owner", { name: "Meanwhile" })).json().pausedBy).toBe("offline");
    const [, adas] = await list("owner");
    expect((await ask("owner", ["DELETE", `sites/${site}/links/${adas?.id}`])).statusCode).toBe(
      204,
    );
    await takeDown(null);
    expect(await ada.again()).toBe(401);
    expect(await why()).toEqual([
      ["Meanwhile", undefined],
      ["Mine", undefined],
    ]);
    expect(await world.database.db.selectFrom("linkSessions").selectAll().execute()).toEqual([]);
  });

  test("GUEST-207: what is counted is what is listed, at n and n + 1", async () => {
    const { world, ask, site, make, list, join, other, suspend } = await prepare();
    await join("editor");
    for (let at = 0; at < linkLimits.site; at += 1)
      expect((await make("other owner", {})).statusCode).toBe(201);
    await suspend({ reason: "Spam" });
    expect((await make("owner", {})).statusCode).toBe(429);
    const listed = await list("owner");
    expect(listed).toHaveLength(linkLimits.site);
    await ask("owner", ["DELETE", `sites/${site}/links/${listed[0]?.id}`]);
    expect((await make("owner", {})).statusCode).toBe(201);
    expect((await make("owner", {})).statusCode).toBe(429);
    // so it is where a process of the version before removed their author
    const { db } = world.database;
    await db.deleteFrom("siteMembers").where("userId", "=", other).execute();
    const left = (await list("owner")).filter(({ pausedBy }) => pausedBy === "author");
    expect(left).toHaveLength(linkLimits.site - 1);
    await ask("owner", ["DELETE", `sites/${site}/links/${left[0]?.id}`]);
    expect((await make("owner", {})).statusCode).toBe(201);
  });

  test("GUEST-208: what a process of the version before left of an author ends before they have a role again", async () => {
    const { world, ask, make, names, enter, join, handOver, other, person } = await prepare();
    const { db } = world.database;
    const leave = (role?: string) =>
      role === undefined
        ? db.deleteFrom("siteMembers").where("userId", "=", other).execute()
        : db.updateTable("siteMembers").set({ role }).where("userId", "=", other).execute();
    for (const [role, comeBack] of [
      ["viewer", () => ask("owner", ["PATCH", person(other), { role: "owner" }])],
      [undefined, handOver],
    ] as const) {
      await join("owner");
      const ada = await enter((await make("other owner", { role: "writer" })).json().address);
      await leave(role);
      await comeBack();
      expect([await ada.sees(), await ada.again()]).toEqual([401, 401]);
      expect(await names("other owner")).toEqual([]);
    }
  });

  test("GUEST-208: so it is when operators make them the owner", async () => {
    const { world, ask, site, make, names, join, other } = await prepare();
    await join("owner");
    await make("other owner", { role: "writer" });
    await world.database.db.deleteFrom("siteMembers").where("userId", "=", other).execute();
    const body = { email: "other@example.org" };
    await ask("operator", ["POST", `operator/sites/${site}/transfer`, body]);
    expect(await names("other owner")).toEqual([]);
  });

  test("GUEST-208: an upgrade ends what earlier versions left of those who are no editors any more, once and nothing else", async () => {
    const { world, make, names, enter, join } = await prepare();
    const { db } = world.database;
    await make("owner", { name: "Stays" });
    await join("owner");
    const made = await make("other owner", { role: "writer", name: "Ada" });
    const ada = await enter(made.json().address);
    await make("other owner", { name: "Look" });
    const upgrade = () =>
      migrations["1055-links-of-former-authors"]?.(db, columnTypes(dialect), {
        checkSites: async () => [],
      });
    await join("editor");
    await upgrade();
    expect(await names("owner")).toEqual(["Ada", "Look", "Stays"]);
    expect(await ada.sees()).toBe(200);
    await join("writer");
    expect(await names("owner")).toEqual(["Ada", "Look", "Stays"]);
    await upgrade();
    expect(await names("owner")).toEqual(["Stays"]);
    await join("owner");
    await upgrade();
    expect([await ada.sees(), await ada.again()]).toEqual([401, 401]);
    expect(await names("owner")).toEqual(["Stays"]);
  });

  test("GUEST-232: guests who wrote are named in the timeline when who let them in deletes their account, and nothing else is kept", async () => {
    const { world, ask, askWith, site, make, join, other } = await prepare();
    const { db } = world.database;
    await join("owner");
    const write = async (name: string, to: number) => {
      const made = await ask("other owner", [
        "POST",
        `sites/${to}/links`,
        { days: 7, role: "writer", name },
      ]);
      const token = secretIn(made.json().address);
      const begun = await ask("stranger", ["POST", "links/sessions", { token }]);
      const cookie = String(begun.headers["set-cookie"]).split(";")[0] ?? "";
      const target = { part: "navigation" };
      const words = { language: "en", text: "Others", was: "More" };
      const args = { target, path: ["moreLabel"], ...words };
      const operation = { id: `by-${made.json().id}`, name: "text.set", args };
      const body = { operations: [operation] };
      const written = await askWith(cookie, ["POST", `sites/${to}/operations`, body]);
      expect(written.statusCode, written.body).toBe(200);
      return `guest-${made.json().id}`;
    };
    const ada = await write("Ada", site);
    await make("other owner", { role: "writer", name: "Never came" });
    await make("other owner", { name: "The printer" });
    const own = (await ask("other owner", ["POST", "sites", { name: "Own" }])).json().id;
    await write("Eve", own);
    const people = async () =>
      (await ask("owner", ["GET", `sites/${site}/history`])).json<History>().people;
    const before = await people();
    expect(before[ada]).toEqual({ name: "Ada", isYou: false, isGuest: true });
    const body = { deletedSites: [own], currentPassword: ownerPassword };
    const gone = await ask("other owner", ["POST", "auth/account/deletion", body]);
    expect(gone.statusCode, gone.body).toBe(204);
    expect((await people())[ada]).toEqual(before[ada]);
    expect(await db.selectFrom("siteLinks").selectAll().execute()).toEqual([]);
    const kept = await db.selectFrom("guestNames").selectAll().execute();
    expect(kept).toEqual([
      { linkId: Number(ada.slice("guest-".length)), siteId: site, name: "Ada" },
    ]);
    expect(JSON.stringify(kept)).not.toContain(other);
    await db.deleteFrom("sites").where("id", "=", site).execute();
    expect(await db.selectFrom("guestNames").selectAll().execute()).toEqual([]);
  });

  test("GUEST-181: of a link that is made while its author loses the role nothing opens", async () => {
    const { ask, make, names, join, other, person } = await prepare();
    for (let round = 0; round < 4; round += 1) {
      await join("owner");
      const [made, removed] = await Promise.all([
        make("other owner", { role: "writer", name: "Late" }),
        ask("owner", ["DELETE", person(other)]),
      ]);
      expect(removed.statusCode).toBe(204);
      expect([201, 403, 404]).toContain(made.statusCode);
      await join("owner");
      expect(await names("owner")).toEqual([]);
      await ask("owner", ["DELETE", person(other)]);
    }
  });

  test("GUEST-181: an editor, and who is nothing on the site, lets nobody in", async () => {
    const { ask, make, join, other, person } = await prepare();
    await join("editor");
    expect((await make("other owner", { role: "viewer" })).statusCode).toBe(403);
    expect((await make("other owner", {})).statusCode).toBe(201);
    await ask("owner", ["PATCH", person(other), { role: "writer" }]);
    expect((await make("other owner", {})).statusCode).toBe(403);
    expect((await make("operator", { role: "viewer" })).statusCode).toBe(404);
  });
});
