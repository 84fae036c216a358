import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { type Actor, createWorld } from "../../../test/world.ts";

interface TakeOptions {
  readonly as?: Actor;
  readonly method?: "GET" | "HEAD";
}

describeDatabases("what was done to what visitors see", (open) => {
  async function prepare() {
    let now = Date.parse("2026-11-22T12:00:00Z");
    const clock = { now: () => now, sleep: async () => undefined };
    const database = await open();
    const world = await createWorld({ database, clock });
    onTestFinished(() => world.close());
    type Method = "GET" | "POST" | "DELETE" | "PUT" | "PATCH";
    async function call(method: Method, path: string, payload?: object, as: Actor = "owner") {
      const headers = { host: "localhost:3000", origin: world.env.appOrigin };
      const answer = await world.app.inject({
        method,
        url: `/api/v1/${path}`,
        headers: { ...headers, cookie: world.cookies[as] },
        ...(payload && { payload }),
      });
      if (answer.statusCode >= 400) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
      now += 1_000;
      return answer.statusCode === 204 ? undefined : answer.json();
    }
    const { id } = await call("POST", "sites", { name: "Lamps" });
    const site = `sites/${id}`;
    return {
      world,
      call,
      site,
      id,
      see: (subject: string, isPublished: boolean) =>
        call("PUT", `${site}/visibility/${subject}`, { isPublished }),
      plan: (change: object) =>
        call("POST", `${site}/plans`, {
          subject: "-",
          time: "2026-11-22T14:00",
          timeZone: "UTC",
          ...change,
        }),
      pass: (ms: number) => void (now += ms),
      async work(until: string) {
        now = Date.parse(until);
        while (await world.jobs.runNext());
      },
      async told() {
        const { entries, people } = await call("GET", `${site}/history`);
        const events = entries.filter(({ kind }: { kind: string }) => kind === "event");
        return { entries, people, events };
      },
    };
  }

  test("HIST-28: who took what of a site along, once for a download that is made again, and nothing of what was refused", async () => {
    const { world, site, told, pass } = await prepare();
    const take = async (query: string, { as = "owner", method = "GET" }: TakeOptions = {}) => {
      const headers = { host: "localhost:3000", cookie: world.cookies[as] };
      const url = `/api/v1/${site}/export?${query}`;
      return (await world.app.inject({ method, url, headers })).statusCode;
    };
    expect(await take("form=project", { method: "HEAD" })).toBe(200);
    expect(await take("form=project", { as: "other owner" })).toBe(404);
    expect(await take("form=website")).toBe(409);
    expect(await take("form=nothing")).toBe(422);
    expect((await told()).events).toEqual([]);
    expect(await take("form=project")).toBe(200);
    expect(await take("form=project")).toBe(200);
    pass(1_000);
    expect(await take("form=visitors")).toBe(200);
    pass(10 * 60_000);
    expect(await take("form=project")).toBe(200);
    const { events, people } = await told();
    expect(events.map(({ what, exported }: Record<string, string>) => [what, exported])).toEqual([
      ["exported", "project"],
      ["exported", "visitors"],
      ["exported", "project"],
    ]);
    expect(events[0]).toMatchObject({ author: world.userIds.owner, page: null });
    expect(people[world.userIds.owner]).toMatchObject({ isYou: true });
    // what can't be written keeps nobody from leaving
    pass(10 * 60_000);
    await world.database.db.schema.dropTable("timelineEvents").execute();
    expect(await take("form=project")).toBe(200);
  });

  test("HIST-20: who unpublished a site or a page, and who published it again, once each", async () => {
    const { call, site, see, told, world } = await prepare();
    await call("POST", `${site}/releases`, {});
    const { index } = await call("GET", `${site}/document`);
    const home = index.entries[0].id;
    for (const subject of ["-", home])
      for (const isOn of [false, false, true, true]) await see(subject, isOn);
    const { events, people, entries } = await told();
    const author = world.userIds.owner;
    expect(events).toMatchObject([
      { what: "published", page: home, author },
      { what: "unpublished", page: home, author },
      { what: "published", page: null, author },
      { what: "unpublished", page: null, author },
    ]);
    expect(events.every((event: object) => !("isPlanned" in event))).toBe(true);
    expect(people[author]).toMatchObject({ isYou: true });
    expect(entries.at(-1)).toMatchObject({ kind: "sitting" });
    expect(entries.at(-2)).toMatchObject({ kind: "release", number: 1 });
  });

  test("HIST-20: publishing what was unpublished as a whole says so, and so does making an earlier release live", async () => {
    const { call, site, see, told } = await prepare();
    const { id: releaseId } = await call("POST", `${site}/releases`, {});
    await see("-", false);
    await call("POST", `${site}/releases`, {});
    await call("POST", `${site}/operations`, {
      operations: [{ id: "rename-it", name: "site.rename", args: { name: "Lanterns" } }],
    });
    await call("POST", `${site}/releases`, {});
    await call("PUT", `${site}/live`, { releaseId });
    const { entries } = await told();
    expect(entries.map(({ kind, what }: { kind: string; what?: string }) => what ?? kind)).toEqual([
      "release.madeLive",
      "release",
      "sitting",
      "published",
      "unpublished",
      "release",
      "sitting",
    ]);
    expect(entries[0]).toMatchObject({ release: 1 });
  });

  test("HIST-21: what was planned names who planned it, also where the schedule did it, didn't, or it was cancelled", async () => {
    const { call, site, plan, work, told, world, id } = await prepare();
    await plan({ action: "publish" });
    const { plans } = await plan({ action: "unpublish", time: "2026-11-22T15:00" });
    await call("DELETE", `${site}/plans/${plans[1].id}`);
    await plan({ action: "unpublish", time: "2026-11-22T16:00" });
    await work("2026-11-22T14:00:01Z");
    await work("2026-11-22T16:00:01Z");
    await plan({ action: "publish", time: "2026-11-22T17:00" });
    await world.database.db
      .updateTable("siteMembers")
      .set({ role: "viewer" })
      .where("siteId", "=", id)
      .execute();
    await work("2026-11-22T17:00:01Z");
    const { entries } = await told();
    const author = world.userIds.owner;
    const at = (hour: number) => `2026-11-22T${hour}:00:00.000Z`;
    expect(entries).toMatchObject([
      { what: "plan.failed", action: "publish", at: at(17), author, failure: "not-allowed" },
      { what: "plan.added", action: "publish", at: at(17), author },
      { what: "unpublished", page: null, author, isPlanned: true },
      { kind: "release", author, isPlanned: true },
      { what: "plan.added", action: "unpublish", at: at(16), author },
      { what: "plan.cancelled", action: "unpublish", at: at(15), author },
      { what: "plan.added", action: "unpublish", at: at(15), author },
      { what: "plan.added", action: "publish", at: at(14), author },
      { kind: "sitting" },
    ]);
  });

  test("HIST-22: passwords that are set, changed and removed are told, and nothing of them", async () => {
    const { call, site, told } = await prepare();
    const lock = (body: object) => call("PUT", `${site}/locks/-`, body);
    await lock({ password: "mehl & wasser", days: 7 });
    await lock({ days: 30 });
    await lock({ password: "wasser & mehl", days: 7 });
    await call("DELETE", `${site}/locks/-`);
    await call("DELETE", `${site}/locks/-`);
    const { events } = await told();
    expect(events.map(({ what }: { what: string }) => what)).toEqual([
      "password.removed",
      "password.changed",
      "password.set",
    ]);
    expect(JSON.stringify(events)).not.toContain("mehl");
  });

  test("HIST-570: passwords of links that are set, changed and removed are told with the link’s name and by whom, and nothing of them", async () => {
    const { call, site, told, world } = await prepare();
    const { id } = await call("POST", `${site}/links`, { days: 7, name: "Anna" });
    const password = `${site}/links/${id}/password`;
    await call("DELETE", password);
    expect((await told()).events).toEqual([]);
    await call("PUT", password, { password: "mehl & wasser" });
    await call("PUT", password, { password: "wasser & mehl" });
    await call("DELETE", password);
    await expect(
      call("PUT", `${site}/links/999/password`, { password: "mehlmehl" }),
    ).rejects.toThrow("404");
    const { events } = await told();
    const about = { author: world.userIds.owner, page: null, link: "Anna" };
    expect(events).toMatchObject([
      { what: "linkPassword.removed", ...about },
      { what: "linkPassword.changed", ...about },
      { what: "linkPassword.set", ...about },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/mehl|argon/);
  });

  test("HIST-23: what an operator does is told with its reason, and not who they are", async () => {
    const { call, told, id, world } = await prepare();
    const change = (takedown: object | null) =>
      call("PATCH", `operator/sites/${id}`, { takedown }, "operator");
    await change({ reason: "Phishing" });
    await change(null);
    await change(null);
    const { events, people } = await told();
    expect(events).toMatchObject([
      { what: "operator.lifted", author: null, page: null },
      { what: "operator.takenDown", author: null, reason: "Phishing" },
    ]);
    expect(JSON.stringify([events, people])).not.toContain(world.userIds.operator);
  });

  test("HIST-24: what a later version noted is left out by this one", async () => {
    const { see, told, world, id } = await prepare();
    await see("-", false);
    const row = { siteId: id, page: "", authorId: "", revision: 1, createdAt: 1, details: "{}" };
    await world.database.db
      .insertInto("timelineEvents")
      .values({ ...row, what: "host.changed" })
      .execute();
    expect((await told()).events).toMatchObject([{ what: "unpublished" }]);
  });

  test("HIST-24: a part tells what was done after its revisions and no other part does; with more than 200 they go on in the next part", async () => {
    const { call, site, world, id } = await prepare();
    const row = { siteId: id, page: "", authorId: "", what: "published", details: "{}" };
    const rows = (revision: number, count: number) =>
      Array.from({ length: count }, (_, place) => ({ ...row, revision, createdAt: place }));
    for (let number = 2; number <= 6; number += 1)
      await call("POST", `${site}/operations`, {
        operations: [{ id: `step-${number}`, name: "site.rename", args: { name: `N${number}` } }],
      });
    await world.database.db
      .insertInto("timelineEvents")
      .values([...rows(2, 1), ...rows(4, 200), ...rows(6, 2)])
      .execute();
    const seen = new Set<number>();
    const counts: number[] = [];
    let before = "";
    for (;;) {
      const { entries, next } = await call("GET", `${site}/history?limit=1${before}`);
      const events = entries.filter(({ kind }: { kind: string }) => kind === "event");
      counts.push(events.length);
      for (const { id: event } of events) {
        expect(seen.has(event)).toBe(false);
        seen.add(event);
      }
      if (next === null) break;
      before = `&before=${next}`;
    }
    expect(counts).toEqual([2, 200, 1]);
    // one more of the revision, and a release and a name in the middle of them
    await world.database.db
      .insertInto("timelineEvents")
      .values(rows(4, 203).map((one) => ({ ...one, createdAt: one.createdAt + 1_000 })))
      .execute();
    await call("PUT", `${site}/versions/4`, { name: "Four" });
    const told: { kind: string; id?: number; revision: number; time: string }[] = [];
    const sizes: number[] = [];
    const named: number[] = [];
    let place = "before=7";
    for (;;) {
      const part = await call("GET", `${site}/history?limit=10&${place}`);
      sizes.push(part.entries.filter(({ kind }: { kind: string }) => kind === "event").length);
      told.push(...part.entries);
      named.push(...part.names.map(({ revision }: { revision: number }) => revision));
      if (part.next === null) break;
      place = `before=${part.next}${part.nextEvent === undefined ? "" : `&event=${part.nextEvent}`}`;
    }
    expect(sizes).toEqual([200, 200, 6]);
    const ids = told.flatMap(({ id: one }) => one ?? []);
    expect(new Set(ids).size).toBe(406);
    expect(named).toEqual([4]);
    // all of it in the order of one part: no sitting twice, none above what was done after it
    const order = told.map(({ revision }) => revision);
    expect(order).toEqual(order.toSorted((one, other) => other - one));
    const sittings = told.filter(({ kind }) => kind === "sitting").map(({ revision }) => revision);
    expect(sittings).toEqual([...new Set(sittings)]);
    expect(sittings).toContain(4);
    const deeds = told.filter(({ kind, revision }) => kind === "event" && revision === 4);
    expect(deeds.map(({ time }) => time)).toEqual(
      deeds.map(({ time }) => time).toSorted((one, other) => other.localeCompare(one)),
    );
    await expect(call("GET", `${site}/history?before=5&event=999999`)).rejects.toThrow("404");
  });

  test("HIST-24: a deed that this version can't read is left out, and all others are told", async () => {
    const { see, told, id, world } = await prepare();
    await see("-", false);
    const row = { siteId: id, revision: 1, createdAt: 1, page: "", authorId: "" };
    const damaged = [
      { what: "of.later", details: "{}" },
      { what: "unpublished", details: "" },
      { what: "unpublished", details: "null" },
      { what: "plan.added", details: '{"action":"burn"}' },
      { what: "unpublished", details: "{}", createdAt: 9e15 },
    ];
    const rows = damaged.map((one) => ({ ...row, ...one }));
    await world.database.db.insertInto("timelineEvents").values(rows).execute();
    const { events } = await told();
    expect(events.map(({ what }: { what: string }) => what)).toEqual(["unpublished"]);
  });
});
