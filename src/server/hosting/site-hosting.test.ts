import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { policyHash } from "#/publish/content-hash.ts";
import { testRelease, testSource } from "#/publish/release-fixture.ts";
import { picture, releaseWithAsset, testHosting } from "./hosting-fixture.ts";

async function published() {
  const hosting = await testHosting();
  const release = await releaseWithAsset();
  await hosting.show(release);
  return { ...hosting, hosting: hosting.hosting, world: hosting, release };
}

describe("a published site", () => {
  const kept = ["/prices/", "/sitemap.xml"];
  it.each(kept)(
    "HOST-01: answers by host name, in the form that the browser takes: %s",
    async (path) => {
      const { ask } = await published();
      const plain = await ask(path);
      const br = await ask(path, { headers: { "accept-encoding": "gzip, br" } });
      const gzip = await ask(path, { headers: { "accept-encoding": "gzip, br;q=0" } });
      expect([plain.status, br.status, gzip.status]).toEqual([200, 200, 200]);
      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect(br.headers["content-encoding"]).toBe("br");
      expect(gzip.headers["content-encoding"]).toBe("gzip");
      expect(brotliDecompressSync(br.body)).toEqual(plain.body);
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      expect(new Set([plain, br, gzip].map(({ headers }) => headers["etag"])).size).toBe(3);
      expect(plain.headers["vary"]).toBe("accept-encoding");
      expect((await ask("/", { host: "lamp.example" })).status).toBe(200);
      expect((await ask("/", { host: "other.localhost" })).status).toBe(404);
    },
  );

  it("HOST-02: names its release and is guarded by headers, on pages, errors and redirects alike", async () => {
    const { ask, release } = await published();
    for (const path of ["/", "/nowhere/", "/prices", "/assets/x.jpg"]) {
      const { headers } = await ask(path);
      expect(headers["x-release"]).toBe(release.manifest.hash.slice(0, 16));
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    }
    const { headers } = await ask("/");
    const style = release.manifest.files["/"]?.styles?.[0] ?? "no style";
    expect(headers["content-security-policy"]).toContain(`style-src 'self' '${style}'`);
    expect(headers["content-security-policy"]).not.toContain("unsafe");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  });

  it("HOST-03: answers 304 for what the browser has, in whatever form it has it", async () => {
    const { ask } = await published();
    const first = await ask("/", { headers: { "accept-encoding": "br" } });
    const again = await ask("/", {
      headers: { "if-none-match": `W/"x", ${first.headers["etag"]}` },
    });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers["x-release"]).toBe(first.headers["x-release"]);
    expect(
      (await ask("/prices/", { headers: { "if-none-match": first.headers["etag"] ?? "" } })).status,
    ).toBe(200);
  });

  it("HOST-04: answers HEAD like GET without a body", async () => {
    const { ask } = await published();
    const get = await ask("/");
    const head = await ask("/", { method: "HEAD" });
    expect(head.body.length).toBe(0);
    const { date: _1, connection: _2, "keep-alive": _3, ...told } = head.headers;
    const { date: _4, connection: _5, "keep-alive": _6, ...same } = get.headers;
    expect(told).toEqual(same);
  });

  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])(
    "answers 405 to %s",
    async (method) => {
      const { ask } = await published();
      const { status, headers } = await ask("/", { method });
      expect(status).toBe(405);
      expect(headers["allow"]).toBe("GET, HEAD");
    },
  );

  it("PAGE-02: answers an unknown path with 404 and a page in its own look and language", async () => {
    const { ask } = await published();
    const english = await ask("/nowhere/");
    const russian = await ask("/ru/nowhere/");
    expect([english.status, russian.status]).toEqual([404, 404]);
    expect(english.body.toString()).toContain('<html lang="en"');
    expect(english.body.toString()).toContain("Page not found");
    expect(russian.body.toString()).toContain('<html lang="ru"');
    const policy = english.headers["content-security-policy"];
    expect(policy).toContain("'sha256-");
  });

  it.each([
    "/../etc/passwd",
    "/..%2f..%2fetc/passwd",
    "/%2e%2e/",
    "/.git/config",
    "/__proto__",
    "/constructor",
    "/assets/",
    "//evil.example",
    "/%00",
    "/%ff",
    "/a\\b",
  ])("SEC-07: has nothing at %s", async (path) => {
    const { ask } = await published();
    expect([400, 404]).toContain((await ask(path)).status);
  });

  it("HOST-05: leads to the slash and from renamed paths, keeping the query", async () => {
    const { ask } = await published();
    expect(await ask("/prices?a=1")).toMatchObject({
      status: 308,
      headers: { location: "/prices/?a=1" },
    });
    expect(await ask("/cost")).toMatchObject({ status: 308, headers: { location: "/prices/" } });
    expect(await ask("/ru/cost/")).toMatchObject({
      status: 308,
      headers: { location: "/ru/prices/" },
    });
  });

  it("RDR-05: redirects to another site with the query that was asked with, unless the address has its own", async () => {
    const world = await testHosting();
    const redirects = [
      { from: "/shop", address: "https://shop.example/a" },
      { from: "/offer", address: "https://shop.example/a?b=1" },
    ];
    const index = { ...testSource.index, redirects };
    await world.show(await releaseWithAsset({ ...testSource, index }));
    expect(await world.ask("/shop?x=2")).toMatchObject({
      status: 308,
      headers: { location: "https://shop.example/a?x=2" },
    });
    expect(await world.ask("/offer/?x=2")).toMatchObject({
      status: 308,
      headers: { location: "https://shop.example/a?b=1" },
    });
  });

  it("HOST-06: sends fixed assets for good, in parts where asked", async () => {
    const { ask } = await published();
    const whole = await ask("/assets/x.jpg", { headers: { "accept-encoding": "br" } });
    expect(whole.body).toEqual(picture);
    expect(whole.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
      "content-type": "image/jpeg",
    });
    const part = await ask("/assets/x.jpg", { headers: { range: "bytes=5-9" } });
    expect(part).toMatchObject({
      status: 206,
      headers: { "content-range": "bytes 5-9/20", "content-length": "5" },
    });
    expect(part.body.toString()).toBe("56789");
    expect((await ask("/assets/x.jpg", { headers: { range: "bytes=-3" } })).body.toString()).toBe(
      "hij",
    );
    expect((await ask("/assets/x.jpg", { headers: { range: "bytes=20-" } })).status).toBe(416);
    expect(
      (await ask("/assets/x.jpg", { headers: { range: "bytes=0-1", "if-range": '"other"' } }))
        .status,
    ).toBe(200);
  });
});

describe("switching releases", () => {
  it("I2: keeps the assets of the release before, and what one answer names is of one release", async () => {
    const { world, ask, release } = await published();
    const theme = { ...testSource.site.theme, brand: "#aa3300" };
    const next = await testRelease(
      { ...testSource, site: { ...testSource.site, theme } },
      { previous: release.manifest },
    );
    await world.show(next);
    expect((await ask("/")).headers["x-release"]).toBe(next.manifest.hash.slice(0, 16));
    expect((await ask("/assets/x.jpg")).status).toBe(200);
    world.clock += 31 * 24 * 3_600_000;
    expect((await ask("/assets/x.jpg")).status).toBe(404);
  });

  it("survives a restart, and what a crash left of a pointer", async () => {
    const { world, ask, folder, release } = await published();
    const before = await ask("/");
    await writeFile(join(folder, "sites", "7.json.9.new"), "{half");
    await world.restart();
    const after = await ask("/");
    expect(after.body).toEqual(before.body);
    expect(after.headers["x-release"]).toBe(release.manifest.hash.slice(0, 16));
  });

  it("names pointers that can't be read, and serves the others", async () => {
    const { world, ask, folder, pointers } = await published();
    await writeFile(join(folder, "sites", "8.json"), '{"site":8');
    expect((await pointers.readAll()).broken).toEqual(["8.json"]);
    await world.restart();
    expect((await ask("/")).status).toBe(200);
  });

  it("takes a site off", async () => {
    const { hosting, ask, folder } = await published();
    await hosting.hide(7);
    expect((await ask("/")).status).toBe(404);
    expect(await readdir(join(folder, "sites"))).toEqual([]);
  });

  it("HOST-07: answers 503 where a file of a release is gone, and says why to the operator only", async () => {
    const { world, ask, folder, errors, release } = await published();
    const pack = release.pack?.hash ?? "";
    await rm(join(folder, "storage", pack.slice(0, 2), pack.slice(2)));
    await world.restart();
    const { status, headers, body } = await ask("/");
    expect(status).toBe(503);
    expect(headers["retry-after"]).toBe("5");
    expect(body.toString()).not.toContain(pack);
    expect(String(errors[0])).toContain(pack);
  });
});

describe("HOST-10: an address without a site", () => {
  it.each([
    ["en-US,en;q=0.9", "en", "There’s no site at this address"],
    ["ru", "ru", "По этому адресу сайта нет"],
    ["ja", "en", "There’s no site at this address"],
  ])("says so on a page (%s)", async (accepted, language, title) => {
    const { ask } = await published();
    const headers = { "accept-language": accepted };
    const {
      status,
      headers: answered,
      body,
    } = await ask("/x/", { host: "lmap.localhost", headers });
    const html = body.toString();
    expect(status).toBe(404);
    expect(answered).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      vary: "accept-language",
      "x-robots-tag": "noindex",
      "cache-control": "no-store",
    });
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain("<b>lmap.localhost</b>");
    expect(html).not.toMatch(/<script|href=|src=|style="/);
    expect(body.length).toBeLessThan(3_000);
    const [, style = ""] = /<style>(.*?)<\/style>/.exec(html) ?? [];
    expect(answered["content-security-policy"]).toContain(`style-src '${policyHash(style)}'`);
    expect(answered["content-security-policy"]).toMatch(/^default-src 'none';/);
  });

  it("is a head without a page where that is asked", async () => {
    const { ask } = await published();
    const { status, body } = await ask("/", { host: "lmap.localhost", method: "HEAD" });
    expect(status).toBe(404);
    expect(body).toHaveLength(0);
  });

  it("says of a page that can't be read in the same voice that it will be back", async () => {
    const { world, ask, folder, release } = await published();
    await rm(
      join(folder, "storage", release.manifest.hash.slice(0, 2), release.manifest.hash.slice(2)),
    );
    await world.restart();
    const { status, body } = await ask("/", { headers: { "accept-language": "ru" } });
    expect(status).toBe(503);
    expect(body.toString()).toContain("<h1>Сейчас страница недоступна</h1>");
  });
});
