// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { createPages } from "./pages.ts";

interface Answer {
  readonly status?: number;
  readonly release?: string | null;
  readonly type?: string;
  readonly url?: string;
}

/** A server of pages; `now` is the time in milliseconds. */
function site(answers: Readonly<Record<string, Answer | Error>> = {}) {
  const asked: string[] = [];
  const clock = { now: 0 };
  const fetch = (path: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    asked.push(`${String(path)}${init?.cache ? ` ${init.cache}` : ""}`);
    const answer = answers[String(path)] ?? {};
    if (answer instanceof Error) return Promise.reject(answer);
    const { status = 200, release = "r1", type = "text/html; charset=utf-8", url } = answer;
    const headers = new Headers({ "content-type": type });
    if (release !== null) headers.set("x-release", release);
    const response = new Response("<p>page</p>", { status, headers });
    Object.defineProperty(response, "url", {
      value: `http://localhost:3000${url ?? String(path)}`,
    });
    return Promise.resolve(response);
  };
  return {
    asked,
    clock,
    pages: createPages({ fetch, address: "/?from=mail", now: () => clock.now }),
  };
}

describe("pages in place", () => {
  it("NAV-11: come from the server once, the release of the shown one from the browser's cache", async () => {
    const { pages, asked } = site();
    expect(await pages.get("/a/")).toEqual({ html: "<p>page</p>", path: "/a/" });
    await pages.get("/a/");
    await pages.get("/b/");
    expect(asked).toEqual(["/?from=mail force-cache", "/a/", "/b/"]);
  });

  it("NAV-12: what was prefetched is shown within 30 s, and asked for again later", async () => {
    const { pages, asked, clock } = site();
    pages.prefetch("/a/");
    clock.now = 29_999;
    await pages.get("/a/");
    expect(asked.filter((path) => path === "/a/")).toHaveLength(1);
    clock.now = 30_000;
    await pages.get("/a/");
    expect(asked.filter((path) => path === "/a/")).toHaveLength(2);
  });

  it.each([
    ["of another release", { release: "r2" }],
    ["without a release", { release: null }],
    ["that is not there", { status: 404 }],
    ["of a server in trouble", { status: 503 }],
    ["that is no HTML", { type: "application/pdf" }],
    ["that can't be reached", new TypeError("Failed to fetch")],
  ])("NAV-13: an answer %s is not shown in place, and not kept", async (_, answer) => {
    const { pages, asked } = site({ "/a/": answer });
    await expect(pages.get("/a/")).rejects.toThrow();
    await expect(pages.get("/a/")).rejects.toThrow();
    expect(asked.filter((path) => path === "/a/")).toHaveLength(2);
  });

  it("a prefetch that fails is silent", async () => {
    const { pages } = site({ "/a/": new TypeError("Failed to fetch") });
    expect(() => pages.prefetch("/a/")).not.toThrow();
    await Promise.resolve();
  });

  it("a renamed page says where it is now", async () => {
    const { pages } = site({ "/old/": { url: "/new/" } });
    expect((await pages.get("/old/")).path).toBe("/new/");
  });

  it("pages of a host that names no releases are of one release", async () => {
    const { pages } = site({ "/?from=mail": { release: null }, "/a/": { release: null } });
    expect((await pages.get("/a/")).path).toBe("/a/");
  });
});
