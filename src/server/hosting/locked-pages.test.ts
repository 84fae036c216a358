import { randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { beforeAll, describe, expect, it } from "vitest";
import { testRelease, testSource } from "#/publish/release-fixture.ts";
import type { PageLock } from "../storage/live-pointer.ts";
import { releaseWithAsset, testHosting } from "./hosting-fixture.ts";
import type { Answer, TestHosting } from "./hosting-fixture.ts";

const secret = "mehl & wasser";
const day = 86_400_000;
let stored: string;

beforeAll(async () => {
  stored = await hash(secret);
});

const lockOf = (page: string, more: Partial<PageLock> = {}): PageLock => ({
  page,
  hash: stored,
  key: randomBytes(32).toString("base64url"),
  days: 30,
  ...more,
});

async function locked(...pages: string[]): Promise<TestHosting & { locks: PageLock[] }> {
  const world = await testHosting();
  const locks = pages.map((page) => lockOf(page));
  await world.show(await releaseWithAsset(), locks);
  return Object.assign(world, { locks });
}

const form = { "content-type": "application/x-www-form-urlencoded" };

function enter(world: TestHosting, path: string, password: string, headers = {}): Promise<Answer> {
  const body = new URLSearchParams({ password }).toString();
  return world.ask(path, { method: "POST", headers: { ...form, ...headers }, body });
}

const cookieOf = ({ headers }: Answer): string => headers["set-cookie"]?.split(";")[0] ?? "";

/** What only the page itself says. */
const words = async (world: TestHosting, path: string, cookie: string): Promise<string> =>
  (await world.ask(path, { headers: { cookie } })).body.toString();

describe("a page with a password", () => {
  it("LOCK-01: asks once, in the site's look, and shows nothing else of the site", async () => {
    const world = await locked("prices");
    const asked = await world.ask("/prices/");
    expect(asked).toMatchObject({
      status: 401,
      headers: {
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex",
        "x-content-type-options": "nosniff",
      },
    });
    expect(asked.headers["etag"]).toBeUndefined();
    const page = asked.body.toString();
    expect(page).toContain("This page is protected");
    expect(page).toContain('action="/prices/"');
    expect(page).toMatch(/<style>[^<]*\.field__control/);
    expect(page).not.toMatch(/<header|<footer|<nav|<script|rel="modulepreload"/);
    expect(page).not.toContain(stored);
    const entered = await enter(world, "/prices/?a=1", secret);
    expect(entered).toMatchObject({ status: 303, headers: { location: "/prices/?a=1" } });
    expect(entered.headers["set-cookie"]).toMatch(
      /^open-7-prices=\d+\.[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    const shown = await world.ask("/prices/", { headers: { cookie: `a=b; ${cookieOf(entered)}` } });
    expect(shown).toMatchObject({
      status: 200,
      headers: { "cache-control": "private, no-store", "x-robots-tag": "noindex" },
    });
    expect(await words(world, "/ru/prices/", cookieOf(entered))).not.toContain('id="gate"');
    expect((await world.ask("/")).status).toBe(200);
  });

  it("LOCK-02: speaks the language of the path, else the visitor's where the site has it", async () => {
    const world = await locked("prices");
    const say = async (path: string, language: string) =>
      (await world.ask(path, { headers: { "accept-language": language } })).body.toString();
    expect(await say("/ru/prices/", "en")).toContain("Страница под паролем");
    expect(await say("/prices/", "ru-RU,ru;q=0.9")).toContain("Страница под паролем");
    expect(await say("/prices/", "de")).toContain("This page is protected");
  });

  it.each([
    ["GET", "/prices", {}],
    ["GET", "//prices/", {}],
    ["GET", "/prices//", {}],
    ["GET", "/prices/index.html", {}],
    ["GET", "/./prices/", {}],
    ["GET", "/x/../prices/", {}],
    ["GET", "/prices%2f", {}],
    ["GET", "/%70rices/", {}],
    ["GET", "/prices/%00", {}],
    ["GET", "/PRICES/", {}],
    ["GET", "/prices/?x=/", {}],
    ["GET", "/prices/", { range: "bytes=0-9999" }],
    ["GET", "/prices/", { "if-none-match": "*" }],
    ["GET", "/prices/", { "if-range": "*", range: "bytes=0-" }],
    ["HEAD", "/prices/", {}],
    ["HEAD", "/prices/", { "if-none-match": "*" }],
    ["GET", "/prices/", { cookie: "open-7-prices=99999999999999.x" }],
    ["GET", "/prices/", { cookie: "open-7-prices=" }],
    ["GET", "/prices/", { cookie: "open-7=1.a; open-7-prices=NaN.; =" }],
  ])(
    "LOCK-03: sends nothing of itself without the password: %s %s %j",
    async (method, path, headers) => {
      const open = await testHosting();
      await open.show(await releaseWithAsset());
      const whole = await open.ask("/prices/");
      const world = await locked("prices");
      const answer = await world.ask(path, { method, headers });
      expect([308, 400, 401, 404]).toContain(answer.status);
      expect(answer.headers["etag"]).not.toBe(whole.headers["etag"]);
      const main = /<main[\s\S]*<\/main>/.exec(whole.body.toString())?.[0] ?? "";
      expect(main.length).toBeGreaterThan(100);
      expect(answer.body.toString()).not.toContain(main);
    },
  );

  it("LOCK-03: is left out of the sitemap in every language, at once; the others stay", async () => {
    const before = await locked();
    const whole = (await before.ask("/sitemap.xml")).body.toString();
    const world = await locked("prices");
    const map = (await world.ask("/sitemap.xml")).body.toString();
    expect(whole).toContain("/prices/");
    expect(map).not.toContain("/prices/");
    expect(map.match(/<loc>/g)?.length).toBe((whole.match(/<loc>/g)?.length ?? 0) - 2);
  });

  it("LOCK-04: a cookie of another site, another page, an earlier password or an earlier time opens nothing", async () => {
    const world = await locked("prices", "about");
    const { headers } = await enter(world, "/prices/", secret);
    const cookie = cookieOf({ headers } as Answer);
    const asPage = cookie.replace("open-7-prices", "open-7-about");
    expect((await world.ask("/about/", { headers: { cookie: asPage } })).status).toBe(401);
    const other = await locked("prices");
    expect((await other.ask("/prices/", { headers: { cookie } })).status).toBe(401);
    const [lock] = world.locks;
    if (!lock) throw new Error("no lock");
    const longer = cookie.replace(/=\d+/, `=${Date.UTC(2040, 0)}`);
    expect((await world.ask("/prices/", { headers: { cookie: longer } })).status).toBe(401);
    world.clock += 30 * day - 1;
    expect((await world.ask("/prices/", { headers: { cookie } })).status).toBe(200);
    world.clock += 1;
    expect((await world.ask("/prices/", { headers: { cookie } })).status).toBe(401);
    world.clock -= day;
    expect((await world.ask("/prices/", { headers: { cookie } })).status).toBe(200);
    await world.show(await releaseWithAsset(), [lockOf("prices", { hash: lock.hash })]);
    expect((await world.ask("/prices/", { headers: { cookie } })).status).toBe(401);
  });

  it("LOCK-05: of 400 guesses at the same moment five are checked; the right one waits too, and other pages don't", async () => {
    const world = await locked("prices");
    const guesses = Array.from({ length: 400 }, (_, count) =>
      enter(world, "/prices/", `guess ${count}`),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(395);
    const late = await enter(world, "/prices/", secret);
    expect(late).toMatchObject({ status: 429, headers: { "retry-after": "600" } });
    expect(late.body.toString()).toContain("Try again in 10 minutes.");
    expect(late.headers["set-cookie"]).toBeUndefined();
    expect((await world.ask("/")).status).toBe(200);
    world.clock += 600_000;
    expect((await enter(world, "/prices/", secret)).status).toBe(303);
  });

  it("LOCK-05: right passwords use up nobody's tries", async () => {
    const world = await locked("prices");
    for (let count = 0; count < 12; count += 1)
      expect((await enter(world, "/prices/", secret)).status).toBe(303);
  });

  it.each([
    ["from another site", { headers: { ...form, origin: "https://evil.example" } }, 403],
    ["from nowhere", { headers: { ...form, origin: "null" } }, 403],
    ["as something else", { headers: { "content-type": "application/json" } }, 401],
    ["too large", { headers: form, body: `password=${"a".repeat(5_000)}` }, 413],
    ["very long", { headers: form, body: `password=${"a".repeat(4_000)}` }, 401],
    ["empty", { headers: form, body: "" }, 401],
  ])("LOCK-06: a password that comes %s is none", async (_how, options, status) => {
    const world = await locked("prices");
    const body = new URLSearchParams({ password: secret }).toString();
    const answer = await world.ask("/prices/", { method: "POST", body, ...options });
    expect(answer.status).toBe(status);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("LOCK-06: leads nowhere but back, whatever the path and the query begin with", async () => {
    const world = await locked("");
    for (const path of ["//evil.example/", "/\\evil.example", "///evil.example?//a"]) {
      const asked = (await world.ask(path)).body.toString();
      expect(/action="([^"]*)"/.exec(asked)?.[1]).toMatch(/^\/(?![/\\])/);
      const entered = await enter(world, path, secret);
      expect(entered.headers["location"]).toMatch(/^\/(?![/\\])/);
    }
    const quoted = (await world.ask('/x?"><script>alert(1)</script>')).body.toString();
    expect(quoted).not.toContain("<script>");
  });

  it("LOCK-07: takes no other POST, and none on a site without passwords", async () => {
    const world = await locked("prices");
    expect((await enter(world, "/", secret)).status).toBe(405);
    expect((await enter(world, "/gone", secret)).status).toBe(405);
    const open = await testHosting();
    await open.show(await releaseWithAsset());
    expect((await enter(open, "/prices/", secret)).status).toBe(405);
  });
});

describe("a site with a password", () => {
  it("LOCK-08: asks before every page, the 404 page, redirects and the sitemap; assets have names that nobody guesses", async () => {
    const world = await locked("");
    for (const path of ["/", "/prices/", "/ru/", "/gone", "/cost", "/prices", "/sitemap.xml"])
      expect((await world.ask(path)).status, path).toBe(401);
    expect((await world.ask("/assets/x.jpg")).status).toBe(200);
    expect((await world.ask("/")).body.toString()).toContain("This site is protected");
    const cookie = cookieOf(await enter(world, "/prices/", secret));
    for (const path of ["/", "/ru/", "/sitemap.xml"])
      expect((await world.ask(path, { headers: { cookie } })).status, path).toBe(200);
    expect((await world.ask("/gone", { headers: { cookie } })).status).toBe(404);
    expect((await world.ask("/cost", { headers: { cookie } })).status).toBe(308);
  });

  it("LOCK-08: a page's own password is asked besides the site's", async () => {
    const world = await testHosting();
    const own = "only for us";
    await world.show(await releaseWithAsset(), [
      lockOf(""),
      lockOf("prices", { hash: await hash(own) }),
    ]);
    const site = cookieOf(await enter(world, "/prices/", secret));
    const asked = await world.ask("/prices/", { headers: { cookie: site } });
    expect(asked.body.toString()).toContain("This page is protected");
    const page = cookieOf(await enter(world, "/prices/", own, { cookie: site }));
    const both = `${site}; ${page}`;
    expect((await world.ask("/prices/", { headers: { cookie: both } })).status).toBe(200);
    expect((await world.ask("/prices/", { headers: { cookie: page } })).status).toBe(401);
  });

  it("LOCK-09: holds for every release, also one that an earlier program made, and after a restart", async () => {
    const { gates: _none, ...manifest } = (await testRelease(testSource)).manifest;
    const release = await testRelease(testSource);
    const world = await testHosting();
    const locks = [lockOf("")];
    await world.show(release, locks);
    await world.hosting.show(
      {
        ...(world.hosting.pointerOf(7) ?? { hosts: [], release: 1, manifest: "" }),
        site: 7,
        recompressed: [],
        locks,
      },
      manifest,
    );
    const plain = await world.ask("/");
    expect(plain.status).toBe(401);
    expect(plain.body.toString()).toContain('type="password"');
    const cookie = cookieOf(await enter(world, "/", secret));
    await world.restart();
    expect((await world.ask("/")).status).toBe(401);
    expect((await world.ask("/", { headers: { cookie } })).status).toBe(200);
  });
});

it("PAGE-110: an address that leads to an unpublished page is not found and doesn't tell the page's path, until it is seen again", async () => {
  const world = await locked();
  const pointer = world.hosting.pointerOf(world.hosting.sites()[0] ?? 0);
  if (!pointer) throw new Error("not shown");
  for (const path of ["/cost/", "/ru/cost/", "/prices"])
    expect((await world.ask(path)).status).toBe(308);
  await world.hosting.show({ ...pointer, unpublished: ["prices"] });
  for (const path of ["/cost/", "/cost", "/ru/cost/", "/prices"]) {
    const { status, headers } = await world.ask(path);
    expect([path, status, headers["location"]]).toEqual([path, 404, undefined]);
  }
  await world.hosting.show(pointer);
  expect((await world.ask("/cost/")).headers["location"]).toBe("/prices/");
});
