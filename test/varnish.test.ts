import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureServer } from "../scripts/test/servers.ts";
import {
  type Answer,
  type PublishedSite,
  type Run,
  ask,
  buildServer,
  endRuns,
  freePort,
  ownerEnv,
  publishSite,
  run,
  said,
  signIn,
} from "./server-program.ts";
import { settle } from "./settle.ts";
import { until } from "./until.ts";
import { standStill } from "./stand-still.ts";

/** Vitrine behind Debian's Varnish with the file that we hand out. */
const secret = "a-secret-of-this-test";
let folder: string;
let port: string;
let front: string;
let server: Run;
let varnish: ChildProcess | undefined;
let site: PublishedSite;
let other: PublishedSite;
let headers: Record<string, string>;

beforeAll(buildServer);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-varnish-"));
  [port, front] = [await freePort(), await freePort()];
  await settle(folder);
  const env = {
    PORT: port,
    DATA_DIR: folder,
    CACHE_PURGE: `varnish://${secret}@127.0.0.1:${front}`,
  };
  server = run("main", { ...env, ...ownerEnv });
  await said(server, "is ready at");
  const vcl = readFileSync(join(import.meta.dirname, "../deploy/varnish.vcl"), "utf8");
  const file = join(folder, "varnish.vcl");
  writeFileSync(file, vcl.replace('.port = "3000"', `.port = "${port}"`));
  const own = ["-F", "-n", join(folder, "varnish"), "-j", "none", "-T", "none", "-s", "malloc,16m"];
  varnish = spawn(
    await ensureServer("varnishd"),
    [...own, "-a", `127.0.0.1:${front}`, "-f", file],
    {
      env: { PATH: process.env["PATH"], PURGE_SECRET: secret },
      stdio: "ignore",
    },
  );
  site = await publishSite(port, "lamp");
  other = await publishSite(port, "lantern");
  headers = await signIn(port);
  await until(isHeard);
});
afterAll(async () => {
  varnish?.kill("SIGTERM");
  if (varnish?.exitCode === null && varnish.signalCode === null) await once(varnish, "exit");
  await endRuns();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Varnish compiles its configuration before it listens, and looks for the server afterwards. */
const isHeard = (): Promise<boolean> =>
  visit().then(
    ({ status }) => status === 200,
    () => false,
  );

/** A visitor who comes by the cache. */
const visit = (of: PublishedSite = site, more: Record<string, string> = {}): Promise<Answer> =>
  ask(front, of.host, { headers: more });

/** Varnish names two requests where it answered by itself: this one, and the one that brought the page. */
const isKept = ({ headers: told }: Answer): boolean => String(told["x-varnish"]).includes(" ");

const call = (path: string, method: string, body: object): Promise<Answer> =>
  ask(port, `localhost:${port}`, { path: `/api/v1/${path}`, method, body, headers });

/** Enters a password through the cache; answers the cookie. */
function enter(body: string): Promise<string> {
  const own = { host: site.host, "content-type": "application/x-www-form-urlencoded" };
  return new Promise((resolve, reject) => {
    const about = { port: front, host: "127.0.0.1", method: "POST", headers: own };
    const sent = request(about, ({ headers: told }) =>
      resolve(told["set-cookie"]?.[0]?.split(";")[0] ?? ""),
    );
    sent.on("error", reject).end(body);
  });
}

async function expectKept(of: PublishedSite): Promise<void> {
  await expect.poll(async () => isKept(await visit(of))).toBe(true);
}

test("CACHE-02: pages are kept, also while the server stands still, and visitors see no keys", async () => {
  await expectKept(site);
  await standStill(server.child.pid);
  const answer = await visit();
  server.child.kill("SIGCONT");
  expect(answer.status).toBe(200);
  expect(answer.text).toBe(site.page.text);
  expect(Object.keys(answer.headers)).not.toContain("surrogate-key");
  expect(Object.keys(answer.headers)).not.toContain("surrogate-control");
});

test("CACHE-01: what goes live is shown through the cache, which keeps the pages of others", async () => {
  await expectKept(site);
  await expectKept(other);
  const operations = [{ id: "paint-it", name: "theme.set", args: { theme: { brand: "#123456" } } }];
  await call(`sites/${site.id}/operations`, "POST", { operations });
  expect((await call(`sites/${site.id}/releases`, "POST", {})).status).toBe(201);
  const release = (await ask(port, site.host)).headers["x-release"];
  expect(release).not.toBe(site.page.headers["x-release"]);
  await expect.poll(async () => (await visit()).headers["x-release"]).toBe(release);
  expect(isKept(await visit(other))).toBe(true);
});

test.each<
  [what: string, change: () => Promise<Answer>, status: number, back: () => Promise<Answer>]
>([
  [
    "a takedown",
    () => call(`operator/sites/${site.id}`, "PATCH", { takedown: { reason: "Phishing" } }),
    451,
    () => call(`operator/sites/${site.id}`, "PATCH", { takedown: null }),
  ],
  [
    "what is unpublished",
    () => call(`sites/${site.id}/visibility/-`, "PUT", { isPublished: false }),
    404,
    () => call(`sites/${site.id}/visibility/-`, "PUT", { isPublished: true }),
  ],
  [
    "a password",
    () => call(`sites/${site.id}/locks/-`, "PUT", { password: "a lamp that is lit", days: 1 }),
    401,
    () => call(`sites/${site.id}/locks/-`, "DELETE", {}),
  ],
])(
  "CACHE-01: %s holds through the cache, which had the page",
  async (_what, change, status, back) => {
    await expectKept(site);
    expect((await change()).status).toBeLessThan(300);
    await expect.poll(async () => (await visit()).status).toBe(status);
    expect(isKept(await visit())).toBe(false);
    expect((await back()).status).toBeLessThan(300);
    await expect.poll(async () => (await visit()).status).toBe(200);
  },
);

test("CACHE-02: what a visitor sees after entering a password nobody else gets", async () => {
  await call(`sites/${site.id}/locks/-`, "PUT", { password: "a lamp that is lit", days: 1 });
  await expect.poll(async () => (await visit()).status).toBe(401);
  const cookie = await enter("password=a+lamp+that+is+lit");
  expect((await visit(site, { cookie })).text).toContain("Lamp");
  expect((await visit(site, { cookie })).status).toBe(200);
  for (const wrong of ["open-1=1.x", `open-${site.id}=99999999999999.x`, ""])
    expect((await visit(site, { cookie: wrong })).status).toBe(401);
  expect((await call(`sites/${site.id}/locks/-`, "DELETE", {})).status).toBe(204);
  await expect.poll(async () => (await visit()).status).toBe(200);
});

test("CACHE-05: nobody has a cache forget anything without its secret, and forms and calls go through", async () => {
  await expectKept(other);
  const ban = (more: Record<string, string>) =>
    ask(front, other.host, {
      method: "BAN",
      headers: { "surrogate-key": `site-${other.id}`, ...more },
    });
  expect((await ban({})).status).toBe(405);
  expect((await ban({ "x-purge-secret": "guess" })).status).toBe(405);
  expect((await ban({ "x-purge-secret": secret, "surrogate-key": ".*" })).status).toBe(400);
  expect(isKept(await visit(other))).toBe(true);
  expect((await ask(front, other.host, other.form)).status).toBe(204);
  expect((await ban({ "x-purge-secret": secret })).status).toBe(200);
  expect(isKept(await visit(other))).toBe(false);
});
