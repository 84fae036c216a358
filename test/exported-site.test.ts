import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testSource } from "#/publish/release-fixture.ts";
import { testPage } from "#/render/render-fixture.ts";
import { openStore } from "#/server/storage/s3/open-s3-storage.ts";
import { textFile } from "#/server/archives/leaving-file.ts";
import { openWebsite } from "#/server/exports/website.ts";
import { writeFolder } from "#/server/exports/write-folder.ts";
import { ensureServer } from "../scripts/test/servers.ts";
import { testEvent } from "./fixtures/published-site.ts";
import { freePort } from "./free-port.ts";
import { endServer, startNginx } from "./nginx-of-export.ts";
import { type Answer, ask, buildServer, endRuns, run } from "./server-program.ts";
import { createBucket } from "./swift.ts";
import { type World, createWorld } from "./world.ts";

/** A site that Vitrine published, on web servers that know nothing of it: what visitors get there is what they get here. */
const folder = mkdtempSync(join(tmpdir(), "vitrine-exported-"));
const elsewhere = "http://www.lamp.example";
let world: World;
let site: number;
const running: { end(): Promise<void> }[] = [];
const ports: Record<string, string> = {};

async function answersOn(port: string): Promise<void> {
  while (!(await ask(port, "www.lamp.example").catch(() => undefined)));
}

async function startOwnNginx(): Promise<void> {
  const port = await freePort();
  const site = join(folder, "site");
  running.push(
    await startNginx({ site, folder: join(folder, "nginx"), host: "www.lamp.example", port }),
  );
  await answersOn((ports["nginx"] = String(port)));
}

async function startCaddy(): Promise<void> {
  const port = String(await freePort());
  const config = join(folder, "Caddyfile");
  const own = readFileSync(join(folder, "site/rules/Caddyfile"), "utf8");
  writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${own}`);
  const env = {
    ...process.env,
    HOME: folder,
    SITE_ADDRESS: `http://www.lamp.example:${port}`,
    SITE_ROOT: join(folder, "site/website"),
  };
  const args = ["run", "--config", config, "--adapter", "caddyfile"];
  const child = spawn(await ensureServer("caddy"), args, { env, stdio: "ignore" });
  running.push({ end: () => endServer(child) });
  await answersOn((ports["caddy"] = port));
}

/** A site in English and Russian with forms, redirects, a page with a password and one that is unpublished. */
async function publishSite(): Promise<void> {
  world = await createWorld();
  const [home, ...others] = testSource.index.entries;
  site = await world.sites.create({
    slug: "lamp",
    ownerId: world.userIds.owner,
    document: {
      site: { ...testSource.site, name: "Lamp", events: [testEvent] },
      index: {
        entries: [
          home!,
          ...others,
          { id: "club", path: "/club", name: "Club" },
          { id: "later", path: "/later", name: "Later" },
        ],
        redirects: [
          { from: "/old.html", page: "prices" },
          { from: "/index.html", page: "about" },
          { from: "/prices/index.html", page: "about" },
          { from: "/404.html", page: "about" },
          { from: "/о-нас/$a*(b)", page: "about" },
          { from: "/shop", address: "https://shop.example/?a={b}&c=$d" },
        ],
      },
      pages: [
        testPage("home", ["Header21", "Email1"]),
        testPage("prices", ["NoHeader", "Contact14"]),
        testPage("about", ["NoHeader", "Rsvp1"]),
        testPage("club", ["NoHeader", "Contact9"]),
        testPage("later", ["NoHeader", "Contact9"]),
      ],
    },
  });
  const headers = { host: "localhost:3000", origin: world.env.appOrigin };
  const call = async (method: "POST" | "PUT", path: string, payload: object) => {
    const url = `/api/v1/sites/${site}/${path}`;
    const all = { ...headers, cookie: world.cookies.owner };
    const answer = await world.app.inject({ method, url, headers: all, payload });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  };
  await call("POST", "releases", { revision: 1 });
  await world.database.db
    .updateTable("sites")
    .set({ exportedTo: elsewhere })
    .where("id", "=", site)
    .execute();
  await world.database.db
    .insertInto("unpublished")
    .values({ siteId: site, page: "later", since: 1 })
    .execute();
  await call("PUT", "locks/club", { password: "swordfish", days: 7 });
}

beforeAll(buildServer);
beforeAll(async () => {
  await publishSite();
  const { hosting, env } = world;
  const website = await openWebsite(
    hosting.pointerOf(site),
    { forms: "here" },
    { files: hosting.files, appOrigin: env.appOrigin },
  );
  expect(website.leftOut).toEqual(["/club/", "/ru/club/", "/later/", "/ru/later/"]);
  const asset = (path: string) => textFile(`website/assets/${path}`, "x");
  const more = [asset(`${"0a".repeat(11)}/price list.pdf`), asset("runtime-1.js")];
  await writeFolder(join(folder, "site"), [...website.files, ...more]);
  await Promise.all([startOwnNginx(), startCaddy()]);
});
afterAll(async () => {
  await endRuns();
  for (const server of running) await server.end();
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What Vitrine itself answers. */
async function here(path: string): Promise<Answer> {
  const { statusCode, headers, body } = await world.app.inject({
    url: path,
    headers: { host: "lamp.localhost" },
  });
  return { status: statusCode, headers, text: body };
}

const told = [
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "x-release",
] as const;

describe.each(["nginx", "caddy"])("a site that was exported, on %s", (server) => {
  const there = (path: string) => ask(ports[server] ?? "", "www.lamp.example", { path });

  test.each(["/", "/ru/", "/prices/", "/ru/about/", "/nowhere", "/ru/nowhere/", "/robots.txt"])(
    "EXPORT-01: %s is the same there",
    async (path) => {
      const [own, other] = [await here(path), await there(path)];
      expect(other.status).toBe(own.status);
      for (const name of told) expect(other.headers[name], name).toBe(own.headers[name]);
      expect(other.headers["content-security-policy"]).toBe("frame-ancestors 'none'");
      const type = String(own.headers["content-type"]).split(";")[0];
      expect(other.headers["content-type"]).toContain(type);
      const title = /<title>[^<]*/.exec(own.text)?.[0] ?? "Sitemap: ";
      expect(other.text).toContain(title);
    },
  );

  test.each([
    ["/old.html", "/prices/"],
    ["/old.html/?a=b", "/prices/?a=b"],
    [encodeURI("/о-нас/$a*(b)"), "/about/"],
    ["/shop", "https://shop.example/?a=%7Bb%7D&c=%24d"],
    ["/shop?x=y", "https://shop.example/?a=%7Bb%7D&c=%24d"],
  ])("EXPORT-01: %s leads where it led: %s", async (path, to) => {
    const { status, headers } = await there(path);
    expect([status, headers["location"]]).toEqual([301, to]);
  });

  test("EXPORT-01: a path without its slash leads to the one with it", async () => {
    const { status, headers } = await there("/prices");
    expect([301, 308]).toContain(status);
    expect(headers["location"]).toBe("/prices/");
  });

  test("EXPORT-02: what is not there for everybody doesn’t come along, and no list names it", async () => {
    for (const path of ["/club/", "/ru/club/", "/later/"])
      expect((await there(path)).status).toBe(404);
    const { status, text } = await there("/sitemap.xml");
    expect(status).toBe(200);
    expect(text).toContain(`<loc>${elsewhere}/prices/</loc>`);
    expect(text).not.toMatch(/club|later|lamp\.localhost/);
  });

  test("EXPORT-01: assets are kept for good, and downloads are saved instead of shown", async () => {
    const script = await there("/assets/runtime-1.js");
    const file = await there(`/assets/${"0a".repeat(11)}/price%20list.pdf`);
    for (const { status, headers } of [script, file]) {
      expect(status).toBe(200);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
    expect(script.headers["content-type"]).toContain("javascript");
    expect(script.headers["content-disposition"]).toBeUndefined();
    expect(file.headers["content-disposition"]).toBe("attachment");
  });

  test("EXPORT-03: files that are for servers are shown to nobody", async () => {
    for (const path of ["/_headers", "/_redirects", "/.htaccess", "/../.vitrine.json"])
      expect((await there(path)).status, path).toBeGreaterThanOrEqual(400);
  });
});

test("EXPORT-04: pages carry their own policy, name their new address, and send forms to the installation", async () => {
  const { text } = await ask(ports["nginx"] ?? "", "www.lamp.example", { path: "/prices/" });
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1] ?? "";
  expect(policy).toContain(`connect-src &#x27;self&#x27; ${world.env.appOrigin}`);
  expect(policy).toContain(`form-action &#x27;self&#x27; ${world.env.appOrigin}`);
  expect(policy).toMatch(/style-src &#x27;self&#x27; &#x27;sha256-/);
  expect(policy).not.toContain("frame-ancestors");
  expect(text).toContain(`<link rel="canonical" href="${elsewhere}/prices/">`);
  expect(text).not.toContain("lamp.localhost");
  const action = / action="([^"]*)"/.exec(text)?.[1] ?? "";
  expect(action).toBe(`${world.env.appOrigin}/api/v1/sites/form/contact/${site}/`);
});

test("EXPORT-05: forms are taken from the address of the export, and from no other one", async () => {
  const { siteHash } = await world.sites.info(site, world.userIds.owner);
  const send = (origin: string, method: "POST" | "OPTIONS" = "POST") =>
    world.app.inject({
      method,
      url: `/api/v1/sites/form/contact/${site}/`,
      headers: { host: "localhost:3000", origin, "access-control-request-method": "POST" },
      ...(method === "POST" && { payload: { siteHash, name: "Ann", email: "a@example.org" } }),
    });
  expect((await send(elsewhere, "OPTIONS")).headers["access-control-allow-origin"]).toBe(elsewhere);
  const taken = await send(elsewhere);
  expect([taken.statusCode, taken.headers["access-control-allow-origin"]]).toEqual([
    204,
    elsewhere,
  ]);
  for (const origin of [
    "http://evil.example",
    "https://www.lamp.example",
    `${elsewhere}.evil.example`,
  ])
    expect((await send(origin)).statusCode, origin).toBe(403);
});

test("EXPORT-06: the command writes a site beside the running server, and says what it did and what not", async () => {
  const to = join(folder, "by-command");
  const command = (...args: string[]) => run("publish-to", { DATA_DIR: world.env.dataDir }, args);
  const first = command("lamp", "--to", to);
  expect(await first.exit, first.stderr()).toBe(0);
  expect(first.stdout()).toMatch(/^lamp\.localhost: \d+ files written, 0 unchanged, 0 removed\.\n/);
  expect(first.stdout()).toContain("- /club/ is left out");
  expect(readFileSync(join(to, "website/prices/index.html"), "utf8")).not.toContain(" action=");
  const again = command(String(site), "--to", to, "--forms", "off");
  await again.exit;
  expect(again.stdout()).toMatch(/ 0 files written, \d+ unchanged, 0 removed/);
  const wrong = [["nobody", "--to", to], ["lamp"], ["lamp", "--to", to, "--forms", "maybe"]];
  const [unknown, ...usage] = wrong.map((args) => command(...args));
  expect(await unknown?.exit).toBe(1);
  expect(unknown?.stderr()).toBe("No site is published under nobody.\n");
  for (const one of usage) {
    expect(await one.exit).toBe(1);
    expect(one.stderr()).toContain("npm run publish -- SITE --to FOLDER");
  }
});

test("EXPORT-17: the command writes a site to a store, and prints no key", async () => {
  const url = (await createBucket()).url();
  const command = (to: string) =>
    run("publish-to", { DATA_DIR: world.env.dataDir }, ["lamp", "--to", to]);
  const first = command(url);
  expect(await first.exit, first.stderr()).toBe(0);
  expect(first.stdout()).toMatch(/^lamp\.localhost: \d+ files written, 0 unchanged, 0 removed\.\n/);
  expect(first.stdout()).toMatch(/^Serve s3:\/\/127\.0\.0\.1:\d+\/test-\w+\/website; /m);
  const again = command(url);
  expect(await again.exit, again.stderr()).toBe(0);
  expect(again.stdout()).toMatch(/ 0 files written, \d+ unchanged, 0 removed/);
  const store = openStore(url);
  const page = await store.get("website/prices/index.html");
  store.close();
  expect(page?.type).toBe("text/html; charset=utf-8");
  expect(page?.bytes.toString()).toContain("<!doctype html>");
  const wrong = command("s3://key:testing@host");
  expect(await wrong.exit).toBe(1);
  expect(wrong.stderr()).toMatch(/^This is no address of a store/);
  for (const { stdout, stderr } of [first, again, wrong])
    expect(stdout() + stderr()).not.toContain("testing");
});

test("EXPORT-05: without scripts the answer leads back to where the visitor came from", async () => {
  const { siteHash } = await world.sites.info(site, world.userIds.owner);
  const answer = await world.app.inject({
    method: "POST",
    url: `/api/v1/sites/form/contact/${site}/`,
    headers: {
      host: "localhost:3000",
      origin: elsewhere,
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: String(new URLSearchParams({ siteHash, name: "Ann", email: "b@example.org" })),
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`href="${elsewhere}/`);
  expect(answer.body).toMatch(/<link [^>]*href="http:\/\/lamp\.localhost:3000\//);
});
