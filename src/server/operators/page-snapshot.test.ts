import { expect, it } from "vitest";
import type { ReleaseFile, ReleaseManifest } from "#/publish/manifest.ts";
import { pageSnapshot } from "./page-snapshot.ts";

const contents: Record<string, string> = {
  "/": "<h1>Home</h1>",
  "/prices/":
    '<link rel="icon" href="/a.png"><script>alert(1)</script><picture><source srcset="/a.avif 1x">' +
    '<img src="/a.png" srcset="/a.png 2x"></picture><img src="/big.png"><img src="/gone.png">' +
    '<img src="https://evil.example/x.png"><p>url(/a.png) costs</p>',
  "/often/": '<img src="/half.png">'.repeat(4),
  "/map/":
    '<svg><use href="/town.svg#d"></use></svg><svg><use href="/gone.svg#d"></use></svg>' +
    '<svg><use href="https://evil.example/town.svg#d"></use></svg><img src="/a.png">',
  "/town.svg":
    '<svg xmlns="http://www.w3.org/2000/svg"><g id="d"><g><path fill="var(--page)" d="m0 0"/></g><script>alert(1)</script></g></svg>',
  "/a.png": "picture",
  "/half.png": "half",
  "/big.png": "never read",
};

const file = (path: string, type: string, size: number): ReleaseFile => ({
  hash: path,
  type,
  size,
  place: "stored",
});

const files = {
  "/": file("/", "text/html; charset=utf-8", 10),
  "/prices/": file("/prices/", "text/html; charset=utf-8", 10),
  "/often/": file("/often/", "text/html; charset=utf-8", 10),
  "/map/": file("/map/", "text/html; charset=utf-8", 10),
  "/town.svg": file("/town.svg", "image/svg+xml", 9),
  "/a.png": file("/a.png", "image/png", 7),
  "/half.png": file("/half.png", "image/png", 8 * 1_048_576),
  "/big.png": file("/big.png", "image/png", 17 * 1_048_576),
};

const read = async ({ hash }: ReleaseFile) => Buffer.from(contents[hash] ?? "");
const manifest = { files } as unknown as ReleaseManifest;
const snapshot = (address: string | null, mostBytes?: number) =>
  pageSnapshot({ read }, { manifest, address, ...(mostBytes !== undefined && { mostBytes }) });

it("MODER-07: brings its pictures along as far as there is room, and nothing from elsewhere or that runs", async () => {
  const html = (await snapshot("https://lamp.example/prices")) ?? "";
  expect(html).toContain(`<img src="data:image/png;base64,${btoa("picture")}">`);
  expect(html).not.toMatch(/<script|<link|<source|srcset|alert/);
  expect(html).not.toContain("/big.png");
  expect(html).not.toContain("/gone.png");
});

it("MODER-145: what is drawn in a file of its own is in it, and takes its room", async () => {
  const html = await snapshot("https://lamp.example/map/");
  const picture = `<img src="data:image/png;base64,${btoa("picture")}">`;
  expect(html).toBe(
    '<svg><g><g><path fill="var(--page)" d="m0 0"/></g></g></svg><svg></svg>' +
      `<svg><use href="https://evil.example/town.svg#d"></use></svg>${picture}`,
  );
  expect(await snapshot("https://lamp.example/map/", 8)).not.toContain("<path");
});

it("MODER-07: a picture takes its room each time that it stands on the page", async () => {
  const half = `<img src="data:image/png;base64,${btoa("half")}">`;
  const html = await snapshot("https://lamp.example/often/");
  expect(html).toBe(half + half + '<img src="">'.repeat(2));
});

it("OPER-120: as a thumbnail it brings along what fits, to the byte", async () => {
  const prices = "https://lamp.example/prices/";
  expect(await snapshot(prices, 7)).toContain(btoa("picture"));
  expect(await snapshot(prices, 6)).not.toContain(btoa("picture"));
});

it("MODER-07: shows the home page for an address that the release hasn’t", async () => {
  for (const address of [null, "no address", "https://lamp.example/__proto__", "https://x/a.css"])
    expect(await snapshot(address)).toBe("<h1>Home</h1>");
  expect(await snapshot("https://lamp.example/a.png")).toBeUndefined();
});
