import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkLimits } from "#/api/links.ts";
import { exchangePreview } from "../../../test/fixtures/exchange-preview.ts";
import { type World, createWorld } from "../../../test/world.ts";

let world: World;
let siteId: number;
let now = Date.parse("2026-11-22T12:00:00Z");
const day = 86_400_000;

const asOwner = (method: "POST" | "DELETE" | "GET" | "PATCH", path: string, payload?: object) =>
  world.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { host: "localhost:3000", origin: world.env.appOrigin, cookie: world.cookies.owner },
    ...(payload && { payload }),
  });

const rename = async (name: string): Promise<void> => {
  const made = await asOwner("POST", `sites/${siteId}/operations`, {
    operations: [{ id: `rename-${name}`, name: "site.rename", args: { name } }],
  });
  expect(made.statusCode).toBe(200);
};

beforeAll(async () => {
  const clock = { now: () => now, sleep: async () => undefined };
  world = await createWorld({ clock });
  siteId = (await asOwner("POST", "sites", { name: "Lamps", starter: "blank" })).json().id;
});
afterAll(() => world.close());

interface Link {
  readonly id: number;
  readonly host: string;
  readonly token: string;
}

async function link(body: object = {}): Promise<Link> {
  const { id, address } = (
    await asOwner("POST", `sites/${siteId}/links`, { days: 7, ...body })
  ).json();
  return { id, host: new URL(address).host, token: new URL(address).hash.slice(1) };
}

const exchange = ({ host }: Link, token: string, headers: object = {}, from?: string) =>
  exchangePreview(world, host, { token }, { headers, ...(from !== undefined && { from }) });

async function opened(one: Link): Promise<string> {
  const answer = await exchange(one, one.token);
  expect(answer.statusCode).toBe(204);
  return String(answer.headers["set-cookie"]).split(";")[0] ?? "";
}

const look = (host: string, cookie = "", path = "/", headers: object = {}) =>
  world.app.inject({
    method: "GET",
    url: path,
    headers: { host, cookie, "sec-fetch-dest": "iframe", ...headers },
  });

describe("previews", () => {
  it("PREV-04: shows a draft that nobody published, page for page, and no one else sees it", async () => {
    const one = await link();
    const cookie = await opened(one);
    const page = await look(one.host, cookie);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("<main");
    expect(page.headers).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": expect.stringContaining("noindex"),
      "content-security-policy": expect.stringContaining("frame-ancestors 'self'"),
    });
    const asset = /srcset="(\/assets\/[^" ]+)/.exec(page.body)?.[1] ?? "";
    expect((await look(one.host, cookie, asset)).statusCode).toBe(200);
    for (const stranger of ["", "preview=", `preview=${"x".repeat(43)}`])
      expect(await look(one.host, stranger)).toMatchObject({ statusCode: 401 });
    expect((await look("lamps.localhost:3000")).statusCode).toBe(404);
  });

  it("PREV-05: follows the draft, and a link to a release stays with it", async () => {
    const draft = await link();
    const cookie = await opened(draft);
    const authorId = world.userIds.owner;
    const { row } = await world.publishing.publisher.publish({ siteId, authorId, note: "" });
    const fixed = await link({ release: String(row.id) });
    const fixedCookie = await opened(fixed);
    const before = await look(fixed.host, fixedCookie);
    await rename("Lanterns");
    expect((await look(draft.host, cookie)).body).toContain("Lanterns");
    const after = await look(fixed.host, fixedCookie);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
    expect(after.body).not.toContain("Lanterns");
  });

  it("PREV-06: a window gets a bar that says what it is, around a frame with the page", async () => {
    const one = await link({ name: "<b>" });
    const cookie = await opened(one);
    const shell = await look(one.host, cookie, `/?a="><script>`, {
      "sec-fetch-dest": "document",
      "accept-language": "ru",
    });
    expect(shell.body).toMatch(/<html lang="ru">.*Черновик.*Формы ничего не отправляют/s);
    expect(shell.body).not.toContain(`"><script>"`);
    expect(shell.headers["content-security-policy"]).toMatch(
      /default-src 'none'; script-src 'sha256-.*frame-ancestors 'self'/,
    );
  });

  it("PREV-07: forms reach no inbox and say so in the page's language", async () => {
    const one = await link();
    const cookie = await opened(one);
    const send = (path: string, language: string) =>
      world.app.inject({
        method: "POST",
        url: path,
        headers: { host: one.host, origin: `http://${one.host}`, cookie, language },
        payload: { email: "ada@example.org", siteHash: "x" },
      });
    const form = await send(`/api/v1/sites/form/email/${siteId}/`, "de");
    expect(form.statusCode).toBe(422);
    expect(form.json().message).toBe("Das ist eine Vorschau, deshalb wurde nichts gesendet.");
    expect((await send(`/api/v1/sites/consent/${siteId}/`, "de")).statusCode).toBe(204);
    for (const table of ["submissions", "consents"] as const)
      expect(await world.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    // the app's own calls are nowhere to be had at such an address
    expect((await look(one.host, world.cookies.owner, "/api/v1/sites")).statusCode).toBe(404);
  });

  it("PREV-08: a secret opens its own address only, is sent from there, and leaves no trace in what is stored", async () => {
    const [one, other] = [await link(), await link()];
    expect((await exchange(other, one.token)).statusCode).toBe(401);
    expect((await exchange(one, "")).statusCode).toBe(401);
    expect((await exchange(one, "x".repeat(5_000))).statusCode).toBe(413);
    expect((await exchange(one, one.token, { origin: "http://evil.example" })).statusCode).toBe(
      403,
    );
    const cookie = await opened(one);
    expect((await look(other.host, cookie)).statusCode).toBe(401);
    const stored = await world.database.db.selectFrom("linkSessions").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(cookie.split("=")[1]);
  });

  it("PREV-08: over HTTPS what it is exchanged for is taken from its own host alone, whatever a sibling sets", async () => {
    const secure = await createWorld({
      env: { APP_ORIGIN: "https://app.example.org", SITES_DOMAIN: "sites.example.com" },
    });
    const post = async (path: string, payload: object) => {
      const { appOrigin: origin } = secure.env;
      const headers = { host: "app.example.org", origin, cookie: secure.cookies.owner };
      return (
        await secure.app.inject({ method: "POST", url: `/api/v1/${path}`, headers, payload })
      ).json();
    };
    const { id } = await post("sites", { name: "Lamps", starter: "blank" });
    const { host, hash } = new URL((await post(`sites/${id}/links`, { days: 7 })).address);
    const answer = await secure.app.inject({
      method: "POST",
      url: "/~preview",
      headers: {
        host,
        origin: `https://${host}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: new URLSearchParams({ token: hash.slice(1) }).toString(),
    });
    const cookie = String(answer.headers["set-cookie"]);
    expect(cookie).toMatch(
      /^__Host-preview=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
    const own = cookie.split(";")[0] ?? "";
    const seen = async (sent: string) =>
      (
        await secure.app.inject({
          url: "/",
          headers: { host, cookie: sent, "sec-fetch-dest": "iframe" },
        })
      ).statusCode;
    const tossed = own.replace("__Host-", "");
    expect(await seen(own)).toBe(200);
    expect(await seen(tossed)).toBe(401);
    expect(await seen(`preview=${"x".repeat(43)}; ${own}`)).toBe(200);
    await secure.close();
  });

  it("PREV-09: however many wrong secrets a network sends, the right one opens", async () => {
    const one = await link();
    const guess = () => exchange(one, "y".repeat(43), {}, "198.51.100.1");
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(Array.from({ length: 40 }, guess));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    }
    expect((await exchange(one, one.token, {}, "198.51.100.1")).statusCode).toBe(204);
  });

  it("PREV-604: however many never send their secret whole, the right one of their network opens", async () => {
    const { host, token } = await link();
    for (let attempt = 0; attempt < 130; attempt += 1) {
      const cut = new Readable({ read: () => void cut.destroy(new Error("cut")) });
      const headers = { host, origin: `http://${host}`, "content-length": "60" };
      const from = { remoteAddress: "203.0.113.9", headers };
      await world.app
        .inject({ method: "POST", url: "/~preview", ...from, payload: cut })
        .catch(() => undefined);
    }
    const entered = await exchangePreview(world, host, { token }, { from: "203.0.113.9" });
    expect(entered.statusCode).toBe(204);
  });

  it("PREV-605: an address that begins with two slashes frames a page of its own host alone", async () => {
    const { host, token } = await link();
    const entered = await exchangePreview(world, host, { token });
    const cookie = String(entered.headers["set-cookie"]).split(";")[0] ?? "";
    const headers = { host, cookie, accept: "text/html" };
    const shell = await world.app.inject({ url: "//evil.example/x", headers });
    expect(shell.body).toContain('src="/evil.example/x"');
  });

  it("PREV-03: what was open is shut once its link is revoked or has expired", async () => {
    const [revoked, expired] = [await link(), await link({ days: 1 })];
    const cookies = [await opened(revoked), await opened(expired)] as const;
    await asOwner("DELETE", `sites/${siteId}/links/${revoked.id}`);
    expect((await look(revoked.host, cookies[0])).statusCode).toBe(401);
    expect((await exchange(revoked, revoked.token)).statusCode).toBe(401);
    expect((await look(expired.host, cookies[1])).statusCode).toBe(200);
    now += day;
    expect((await look(expired.host, cookies[1])).statusCode).toBe(401);
    expect((await exchange(expired, expired.token)).statusCode).toBe(401);
  });

  it("PREV-03: a link opens nothing of a site in the trash, or taken down, or left by its author", async () => {
    const one = await link();
    const cookie = await opened(one);
    const { db } = world.database;
    const set = (values: object) => db.updateTable("sites").set(values).where("id", "=", siteId);
    const role = (value: string) =>
      db.updateTable("siteMembers").set({ role: value }).where("siteId", "=", siteId).execute();
    for (const [off, on] of [
      [() => set({ trashedAt: now }).execute(), () => set({ trashedAt: null }).execute()],
      [() => set({ takenDownAt: now }).execute(), () => set({ takenDownAt: null }).execute()],
      [() => role("writer"), () => role("owner")],
    ] as const) {
      await off();
      expect((await look(one.host, cookie)).statusCode).toBe(401);
      await on();
      expect((await look(one.host, cookie)).statusCode).toBe(200);
    }
  });

  it("PREV-02: of many links at the same moment a site keeps as many as it may have", async () => {
    const all = Array.from({ length: linkLimits.site + 8 }, () =>
      asOwner("POST", `sites/${siteId}/links`, { days: 7 }),
    );
    const refused = (await Promise.all(all)).filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    const { links } = (await asOwner("GET", `sites/${siteId}/links`)).json();
    expect(links).toHaveLength(linkLimits.site);
  });
});
