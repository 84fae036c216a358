import type { AddressInfo } from "node:net";
import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { testOfOne } from "../../../test/balanced/is-balanced.ts";
import { type World, createWorld } from "../../../test/world.ts";

let world: World;
let port: number;
let site: number;

beforeAll(async () => {
  world = await createWorld();
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  port = (world.app.server.address() as AddressInfo).port;
  const response = await world.app.inject({
    method: "POST",
    url: "/api/v1/sites",
    headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner },
    payload: { name: "Events" },
  });
  site = response.json().id;
});
afterAll(() => world.close());

interface Listening {
  status: number | undefined;
  text: () => string;
  /** Resolves once these words have come. Throws where the stream ends without them. */
  until: (words: string) => Promise<void>;
  ended: Promise<void>;
  stop: () => void;
}

function listen(headers: Record<string, string>, query = ""): Promise<Listening> {
  const path = `/api/v1/sites/${site}/events${query}`;
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { port, host: "127.0.0.1", path, headers: { host: "localhost:3000", ...headers } },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        const ended = new Promise<void>((done) => response.once("close", done));
        const until = (words: string) =>
          new Promise<void>((done, fail) => {
            const look = () => text.includes(words) && done();
            response.on("data", look);
            response.once("close", () => fail(new Error(`Not heard: ${words}`)));
            look();
          });
        resolve({
          status: response.statusCode,
          text: () => text,
          until,
          ended,
          stop: () => request.destroy(),
        });
      },
    );
    request.once("error", reject).end();
  });
}

const ask = (path: string, payload: object, cookie: string) =>
  world.app.inject({
    method: "POST",
    url: `/api/v1/${path}`,
    headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie },
    payload,
  });

/** The cookie of somebody who has opened a share link. */
async function guestCookie(): Promise<string> {
  const made = await ask(`sites/${site}/links`, { days: 1, role: "viewer" }, world.cookies.owner);
  const token = String(made.json().address).split("#token=")[1];
  const { headers } = await ask("links/sessions", { token }, "");
  return String(headers["set-cookie"]).split(";")[0] ?? "";
}

async function rename(name: string): Promise<void> {
  const operation = { id: `rename-${name}`, name: "site.rename", args: { name } };
  await world.operations.append(site, [operation], "author");
}

describe("events of a site", () => {
  test("an operation is heard while it happens, and later by who asks since when", async () => {
    const cookie = world.cookies.owner;
    const live = await listen({ cookie });
    await rename("One");
    await live.until('event: operation\ndata: {"revision":2');
    live.stop();
    await rename("Two");
    const late = await listen({ cookie }, "?since=1");
    await late.until("id: 3\n");
    expect(late.text()).toContain("id: 2\n");
    late.stop();
    const again = await listen({ cookie, "last-event-id": "2" }, "?since=1");
    await again.until("id: 3\n");
    expect(again.text()).not.toContain("id: 2\n");
    again.stop();
  });

  test("a thousand operations at once all arrive in their order", async () => {
    const before = await world.operations.revision(site);
    const live = await listen({ cookie: world.cookies.owner });
    const operations = Array.from({ length: 1_000 }, (_, number) => ({
      id: `many-${number}`,
      name: "site.rename",
      args: { name: `Name ${number}` },
    }));
    await world.operations.append(site, operations, "author");
    await live.until(`id: ${before + 1_000}\n`);
    const ids = [...live.text().matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1]));
    expect(ids).toEqual(Array.from({ length: 1_000 }, (_, number) => before + 1 + number));
    live.stop();
  });

  test("PRES-01: a tab is there while its stream is open, and leaves with it", async () => {
    const cookie = world.cookies.owner;
    const live = await listen({ cookie }, "?tab=t1");
    await live.until('event: people\ndata: {"people":[{"tab":"t1"');
    const place = { page: null, section: null, text: null, language: "en", device: "phone" };
    const tell = (payload: object) =>
      world.app.inject({
        method: "POST",
        url: `/api/v1/sites/${site}/presence`,
        headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie },
        payload,
      });
    const other = await listen({ cookie }, "?tab=t2");
    await other.until('"tab":"t1"');
    expect((await tell({ tab: "t1", place })).statusCode).toBe(204);
    await other.until('"device":"phone"');
    live.stop();
    await other.until('event: people\ndata: {"people":[{"tab":"t2"');
    expect((await tell({ tab: "t1", place })).statusCode, "it may be said a moment later").toBe(
      204,
    );
    other.stop();
  });

  testOfOne(
    "SEC-30: of many streams of one link at once 40 are open; a closed one makes room, and others have their own",
    async () => {
      const cookie = await guestCookie();
      const all = await Promise.all(Array.from({ length: 43 }, () => listen({ cookie })));
      const open = all.filter(({ status }) => status === 200);
      expect(open).toHaveLength(40);
      for (const refused of all.filter((one) => !open.includes(one))) {
        expect(refused.status).toBe(429);
        await refused.until("too-many-requests");
      }
      const owner = await listen({ cookie: world.cookies.owner });
      expect(owner.status).toBe(200);
      owner.stop();
      open[0]?.stop();
      await vi.waitFor(async () => {
        const again = await listen({ cookie });
        again.stop();
        expect(again.status).toBe(200);
      }, 10_000);
      for (const one of open) one.stop();
    },
  );

  test("PEOPLE-10: who has no name is here by the part of their address before the @ alone", async () => {
    await world.database.db.updateTable("users").set({ name: "" }).execute();
    const live = await listen({ cookie: world.cookies.owner }, "?tab=t1");
    await live.until('"kind":"member"');
    expect(live.text()).toContain('"name":"owner"');
    expect(live.text()).not.toContain("@");
    live.stop();
  });

  test("GUEST-07: a guest hears of nothing that was before the link, and of all that comes after", async () => {
    await rename("Secret");
    const cookie = await guestCookie();
    const before = await world.operations.revision(site);
    const asked = [
      await listen({ cookie }, "?since=0"),
      await listen({ cookie, "last-event-id": "0" }),
    ];
    await rename("After");
    for (const live of asked) {
      await live.until(`id: ${before + 1}\n`);
      expect(live.text()).not.toContain("Secret");
      expect(live.text()).not.toContain(`id: ${before}\n`);
      live.stop();
    }
    await rename("Later");
    const again = await listen({ cookie, "last-event-id": String(before + 1) });
    await again.until(`id: ${before + 2}\n`);
    expect(again.text()).not.toContain(`id: ${before + 1}\n`);
    again.stop();
    const member = await listen({ cookie: world.cookies.owner }, `?since=${before - 1}`);
    await member.until("Secret");
    member.stop();
  });

  test("who loses access hears no more within five seconds", async () => {
    const live = await listen({ cookie: world.cookies.owner });
    const lostAt = Date.now();
    await world.auth.sessions.closeAll(world.userIds.owner);
    await live.ended;
    expect(Date.now() - lostAt).toBeLessThan(5_000);
    expect(live.text()).toContain("event: end");
  });

  test("PEOPLE-06: the role is told at the start, and within five seconds once it is another; a server that stops ends the streams", async () => {
    const cookie = world.cookies["other owner"];
    await world.database.db
      .insertInto("siteMembers")
      .values({ siteId: site, userId: world.userIds["other owner"], role: "viewer", createdAt: 0 })
      .execute();
    const live = await listen({ cookie });
    await live.until('event: access\ndata: {"role":"viewer"}');
    const changedAt = Date.now();
    await world.database.db
      .updateTable("siteMembers")
      .set({ role: "writer" })
      .where("userId", "=", world.userIds["other owner"])
      .execute();
    await live.until('event: access\ndata: {"role":"writer"}');
    expect(Date.now() - changedAt).toBeLessThan(5_000);
    const closing = world.app.close();
    await live.ended;
    await closing;
  });
});
