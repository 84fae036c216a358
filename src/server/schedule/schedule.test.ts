import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { mostPlans } from "#/api/schedule.ts";
import { type World, createWorld } from "../../../test/world.ts";

let world: World;
let siteId: number;
let now: number;
const hour = 3_600_000;

const call = (method: "GET" | "POST" | "DELETE" | "PUT", path: string, payload?: object) =>
  world.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner },
    ...(payload && { payload }),
  });

beforeEach(async () => {
  now = Date.parse("2026-11-22T12:00:00Z");
  world = await createWorld({ clock: { now: () => now, sleep: async () => undefined } });
  siteId = (await call("POST", "sites", { name: "Lamps" })).json().id;
});
afterEach(() => world.close());

const plan = (change: object = {}) =>
  call("POST", `sites/${siteId}/plans`, {
    subject: "-",
    action: "publish",
    time: "2026-11-22T14:00",
    timeZone: "Europe/Berlin",
    ...change,
  });

const work = async (): Promise<void> => {
  while (await world.jobs.runNext());
};

const visit = async () =>
  (await world.app.inject({ url: "/", headers: { host: "lamps.localhost:3000" } })).statusCode;

const rename = (name: string) =>
  call("POST", `sites/${siteId}/operations`, {
    operations: [{ id: `rename-${name}`, name: "site.rename", args: { name } }],
  });

const plans = async () => (await call("GET", `sites/${siteId}/plans`)).json().plans;

test("PLAN-01: a site that is unpublished takes nothing of visitors but reports, and who subscribed can leave", async () => {
  await call("POST", `sites/${siteId}/releases`, {});
  const { siteHash } = (await call("GET", `sites/${siteId}`)).json();
  const send = async (path: string, payload: object) => {
    const url = `/api/v1/sites/${path}`;
    const headers = { host: "lamps.localhost:3000", origin: "http://lamps.localhost:3000" };
    return (await world.app.inject({ method: "POST", url, headers, payload })).statusCode;
  };
  const email = { siteHash, email: "ann@example.org" };
  const contact = { ...email, name: "Ann", message: "Hello" };
  const choice = { analytics: true, marketing: false, functional: true };
  const consent = { siteHash, id: "k3v9q0x1z2", variant: "gdpr", textVersion: "1f3a9c", choice };
  const sendAll = async (reporter: string) => [
    await send(`form/email/${siteId}/`, email),
    await send(`form/contact/${siteId}/`, contact),
    await send(`form/rsvp/${siteId}/`, { ...email, eventId: "opening" }),
    await send(`consent/${siteId}/`, consent),
    await send(`form/compliance/${siteId}/`, {
      siteHash,
      name: "Ann",
      email: `${reporter}@example.org`,
      comment: "Spam",
    }),
    await send(`form/email/${siteId}/unsubscribe/?token=1`, {}),
  ];
  const published = await sendAll("ann");
  expect(published).toEqual([204, 204, 422, 204, 204, 410]);
  await call("PUT", `sites/${siteId}/visibility/-`, { isPublished: false });
  expect(await sendAll("bea")).toEqual([404, 404, 404, 404, 204, 410]);
  await call("PUT", `sites/${siteId}/visibility/-`, { isPublished: true });
  expect(await sendAll("cleo")).toEqual(published);
});

test("PLAN-61, PAGE-62: the bar leads to no page that is unpublished or a draft, and to both again afterwards", async () => {
  const { document } = await world.documents.load(siteId);
  const [home] = document.pages;
  const page = { ...home, id: "cakes", sections: [] };
  const entry = { id: "cakes", path: "/cakes", name: "Cakes" };
  const link = { kind: "page", page: "cakes" };
  const item = { id: "cakes", text: { en: { text: "Cakes" } }, link, links: [] };
  const target = { part: "navigation" };
  let count = 0;
  const edit = async (...steps: object[]) => {
    const operations = steps.map((step) => ({ id: `edit-${(count += 1)}`, ...step }));
    const answer = await call("POST", `sites/${siteId}/operations`, { operations });
    expect(answer.statusCode).toBe(200);
  };
  const live = async (path: string) => {
    const headers = { host: "lamps.localhost:3000" };
    const { statusCode, body } = await world.app.inject({ url: path, headers });
    return { statusCode, leadsThere: body.includes('href="/cakes/"') };
  };
  const changes = async () => (await call("GET", `sites/${siteId}/changes`)).json();
  await edit(
    { name: "page.add", args: { entry, page, after: null } },
    { name: "item.add", args: { target, path: ["links"], item, after: null } },
  );
  await call("POST", `sites/${siteId}/releases`, {});
  expect(await live("/")).toEqual({ statusCode: 200, leadsThere: true });

  await call("PUT", `sites/${siteId}/visibility/cakes`, { isPublished: false });
  await rename("Not published yet");
  await work();
  expect(await live("/")).toEqual({ statusCode: 200, leadsThere: false });
  expect(
    (await world.app.inject({ url: "/", headers: { host: "lamps.localhost:3000" } })).body,
  ).not.toContain("Not published yet");
  await call("POST", `sites/${siteId}/releases`, {});
  expect((await live("/")).leadsThere).toBe(false);
  await call("PUT", `sites/${siteId}/visibility/cakes`, { isPublished: true });
  await work();
  expect((await live("/")).leadsThere).toBe(true);

  const draft = (isDraft: boolean) => ({ name: "page.draft", args: { page: "cakes", isDraft } });
  await edit(draft(true));
  expect((await changes()).pages).toMatchObject([{ page: "cakes", change: "removed" }]);
  await call("POST", `sites/${siteId}/releases`, {});
  expect(await live("/")).toEqual({ statusCode: 200, leadsThere: false });
  expect((await live("/cakes/")).statusCode).toBe(404);
  expect((await call("GET", `sites/${siteId}/changes/none`)).json().isEqual).toBe(true);
  // what is done to a draft is nothing to publish
  await edit({ name: "page.rename", args: { page: "cakes", name: "Tarts" } });
  expect(await changes()).toMatchObject({ pages: [], structure: false });
  await edit(draft(false));
  expect((await changes()).pages).toMatchObject([{ page: "cakes", change: "added" }]);
  await call("POST", `sites/${siteId}/releases`, {});
  expect((await live("/cakes/")).statusCode).toBe(200);
  expect((await live("/")).leadsThere).toBe(true);
});

describe("plans", () => {
  it("PLAN-06: at its time, in its zone, the draft is published as it is by then, once", async () => {
    await plan();
    await rename("Lanterns");
    now += hour - 1_000;
    await work();
    expect(await visit()).toBe(404);
    now += 1_000;
    await work();
    const page = await world.app.inject({ url: "/", headers: { host: "lamps.localhost:3000" } });
    expect(page.body).toContain("Lanterns");
    expect(await plans()).toEqual([]);
    await rename("Torches");
    now += 100 * hour;
    await work();
    expect((await call("GET", `sites/${siteId}/releases`)).json()).toHaveLength(1);
  });

  it("PLAN-06: one that was due while the server was off is done when it is back, and a clock that was put back does nothing twice", async () => {
    await plan();
    await plan({ action: "unpublish", time: "2026-11-22T15:00" });
    now += 50 * hour;
    await work();
    expect(await visit()).toBe(404);
    expect(await plans()).toEqual([]);
    now -= 60 * hour;
    await work();
    expect((await call("GET", `sites/${siteId}/releases`)).json()).toHaveLength(1);
  });

  it("PLAN-07, PLAN-12: what its checks stop is told to the owners, in the list of sites and to who has the site open, and stays listed; visitors see what they saw", async () => {
    const tell = vi.spyOn(world.news, "tell");
    await plan();
    const { document } = await world.documents.load(siteId);
    const [page] = document.pages;
    const target = { page: page?.id, section: page?.sections[0]?.id };
    const title = JSON.parse(JSON.stringify(page?.sections[0]?.fields["title"]));
    const args = { target, path: ["title"], language: "en", text: "x".repeat(130) };
    const step = { id: "long", name: "text.set", args: { ...args, was: title?.en?.text ?? "" } };
    expect(
      (await call("POST", `sites/${siteId}/operations`, { operations: [step] })).statusCode,
    ).toBe(200);
    now += hour;
    await work();
    expect(await plans()).toMatchObject([{ failure: "problems" }]);
    expect(await visit()).toBe(404);
    const failed = { name: "publish", data: { state: "failed", done: 0, total: 0 } };
    expect(tell).toHaveBeenLastCalledWith(siteId, failed);
    expect((await call("GET", "sites")).json()).toMatchObject([{ failedPlans: 1 }]);
    const viewer = world.database.db.updateTable("siteMembers").where("siteId", "=", siteId);
    await viewer.set({ role: "writer" }).execute();
    expect((await call("GET", `sites/${siteId}`)).json().failedPlans).toBeUndefined();
    await viewer.set({ role: "owner" }).execute();
    expect(world.mails.map(({ subject }) => subject)).toEqual([
      "A scheduled change of Lamps didn’t happen",
    ]);
    now += 20 * hour;
    await work();
    expect(world.mails).toHaveLength(1);
    const [{ id }] = await plans();
    await call("DELETE", `sites/${siteId}/plans/${id}`);
    expect((await call("GET", `sites/${siteId}`)).json().failedPlans).toBeUndefined();
  });

  describe("PLAN-14: what wasn’t done at its time", () => {
    const set = (role: string) =>
      world.database.db
        .updateTable("siteMembers")
        .set({ role })
        .where("siteId", "=", siteId)
        .execute();

    async function fails(...changes: object[]): Promise<void> {
      for (const change of changes) await plan(change);
      await set("writer");
      now += 2 * hour;
      await work();
      await set("owner");
      expect((await plans()).length).toBe(changes.length);
      expect((await call("GET", "sites")).json()[0].failedPlans).toBe(changes.length);
    }

    it("is settled by publishing the site, also where nothing has changed; to unpublish it isn’t, nor what still waits", async () => {
      await fails({}, { action: "unpublish" });
      await plan({ time: "2026-11-24T12:00" });
      await call("POST", `sites/${siteId}/releases`, {});
      const left = [{ action: "unpublish", failure: "not-allowed" }, { failure: null }];
      expect(await plans()).toMatchObject(left);
      expect((await call("GET", "sites")).json()[0].failedPlans).toBe(1);
      await call("PUT", `sites/${siteId}/visibility/-`, { isPublished: false });
      expect(await plans()).toMatchObject([{ failure: null }]);
      await call("PUT", `sites/${siteId}/visibility/-`, { isPublished: true });
      await call("DELETE", `sites/${siteId}/plans/${(await plans())[0].id}`);
      await fails({ time: "2026-11-22T16:00" });
      await call("POST", `sites/${siteId}/releases`, {});
      expect(await plans()).toEqual([]);
    });

    it("stays where a site is only shown again, an earlier release made live or publishing fails", async () => {
      const { id } = (await call("POST", `sites/${siteId}/releases`, {})).json();
      await rename("Lanterns");
      await call("POST", `sites/${siteId}/releases`, {});
      await fails({});
      await call("PUT", `sites/${siteId}/visibility/-`, { isPublished: false });
      await call("PUT", `sites/${siteId}/visibility/-`, { isPublished: true });
      expect((await call("PUT", `sites/${siteId}/live`, { releaseId: id })).statusCode).toBe(200);
      expect((await call("POST", `sites/${siteId}/releases`, { revision: 0 })).statusCode).toBe(
        409,
      );
      expect(await plans()).toHaveLength(1);
    });

    it("is settled for a page by showing that page, by nothing else", async () => {
      await call("POST", `sites/${siteId}/releases`, {});
      const subject = (await world.documents.load(siteId)).document.pages[0]?.id;
      await fails({ subject }, { subject, action: "unpublish" });
      await call("POST", `sites/${siteId}/releases`, {});
      expect(await plans()).toHaveLength(2);
      await call("PUT", `sites/${siteId}/visibility/${subject}`, { isPublished: true });
      expect(await plans()).toMatchObject([{ action: "unpublish" }]);
    });
  });

  it("PLAN-07: nor does it happen where whoever planned it may not publish any more, or the site is in the trash", async () => {
    await plan();
    const { db } = world.database;
    const set = (role: string) =>
      db.updateTable("siteMembers").set({ role }).where("siteId", "=", siteId).execute();
    await set("writer");
    now += hour;
    await work();
    await set("owner");
    expect(await plans()).toMatchObject([{ failure: "not-allowed" }]);
    await plan({ time: "2026-11-22T16:00" });
    await call("DELETE", `sites/${siteId}`);
    now += 2 * hour;
    await work();
    expect(await visit()).toBe(404);
  });

  it("PLAN-131: a draft isn't planned to be published, and one that is a draft by then is told as not done", async () => {
    const [home] = (await world.documents.load(siteId)).document.pages;
    const entry = { id: "cakes", path: "/cakes", name: "Cakes" };
    let count = 0;
    const edit = async (name: string, args: object) => {
      const operations = [{ id: `draft-${(count += 1)}`, name, args }];
      const answer = await call("POST", `sites/${siteId}/operations`, { operations });
      expect(answer.statusCode).toBe(200);
    };
    await edit("page.add", { entry, page: { ...home, id: "cakes", sections: [] }, after: null });
    await call("PUT", `sites/${siteId}/visibility/cakes`, { isPublished: false });
    expect((await plan({ subject: "cakes" })).statusCode).toBe(201);
    await edit("page.draft", { page: "cakes", isDraft: true });
    const refused = await plan({ subject: "cakes" });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().details).toMatchObject([{ path: "/subject" }]);
    expect((await plan({ subject: "cakes", action: "unpublish" })).statusCode).toBe(201);
    now += hour;
    await work();
    expect(await plans()).toMatchObject([{ subject: "cakes", failure: "draft" }]);
    const { off } = (await call("GET", `sites/${siteId}/plans`)).json();
    expect(off).toEqual(["cakes"]);
    expect((await call("GET", `sites/${siteId}`)).json().failedPlans).toBe(1);
  });

  it("PLAN-08: one that is cancelled doesn't happen, also at the moment that it is due", async () => {
    await plan();
    const [{ id }] = await plans();
    now += hour;
    expect((await call("DELETE", `sites/${siteId}/plans/${id}`)).statusCode).toBe(204);
    await work();
    expect(await visit()).toBe(404);
  });

  it("PLAN-08: a page comes and goes at its times, and a site has so many plans, also of many made at once", async () => {
    await call("POST", `sites/${siteId}/releases`, {});
    const subject = (await world.documents.load(siteId)).document.pages[0]?.id;
    await plan({ subject, action: "unpublish" });
    await plan({ subject, action: "publish", time: "2026-11-22T16:00" });
    now += hour;
    await work();
    expect(await visit()).toBe(404);
    now += 2 * hour;
    await work();
    expect(await visit()).toBe(200);
    const many = Array.from({ length: mostPlans + 5 }, () => plan({ time: "2026-11-23T12:00" }));
    const refused = (await Promise.all(many)).filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(5);
  });
});
