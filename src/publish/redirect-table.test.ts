import { describe, expect, it } from "vitest";
import { testRelease, testSource } from "./release-fixture.ts";

const withRedirects = (redirects: typeof testSource.index.redirects) => ({
  ...testSource,
  index: { ...testSource.index, redirects },
});

async function published(redirects: typeof testSource.index.redirects) {
  const { manifest } = await testRelease(withRedirects(redirects));
  return manifest.redirects;
}

describe("the redirects of a release", () => {
  it("RDR-05: a path leads to another site's address, in every language", async () => {
    const address = "https://shop.example/Über?a=1";
    expect(await published([{ from: "/old.html", address }])).toEqual({
      "/old.html/": "https://shop.example/%C3%9Cber?a=1",
      "/ru/old.html/": "https://shop.example/%C3%9Cber?a=1",
    });
  });

  it("RDR-05: an address of the site itself leads to a page and never to another redirect", async () => {
    const table = await published([
      { from: "/a", address: "https://lamp.example/b" },
      { from: "/b", address: "https://lamp.example/a" },
      { from: "/c", address: "https://lamp.example/c" },
      { from: "/d", address: "https://lamp.example/prices?a=1#b" },
      { from: "/e", address: "https://lamp.example/gone" },
    ]);
    expect(table).toEqual({ "/d/": "/prices/?a=1#b", "/ru/d/": "/prices/?a=1#b" });
  });

  it("RDR-05: a page has precedence over a redirect from its path, in every language", async () => {
    const table = await published([
      { from: "/prices", page: "about" },
      { from: "/ru/prices", page: "about" },
    ]);
    expect(Object.keys(table)).toEqual(["/ru/ru/prices/"]);
  });
});
