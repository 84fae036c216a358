import { afterEach, describe, expect, it, vi } from "vitest";
import { loadedStyle, loadStyle } from "./style-text.ts";

afterEach(() => vi.unstubAllGlobals());

describe("GROW-02: the CSS of a style", () => {
  it("is the style itself", async () => {
    const css = ".card{color:red}";
    expect(await loadStyle(css)).toBe(css);
    expect(loadedStyle(css)).toBe(css);
  });

  it("is what its file holds, which is fetched once", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(".once{}"));
    vi.stubGlobal("fetch", fetch);
    const file = "/assets/once-1a2b3c.css";
    expect(() => loadedStyle(file)).toThrow("is not loaded");
    expect(await Promise.all([loadStyle(file), loadStyle(file)])).toEqual([".once{}", ".once{}"]);
    expect(await loadStyle(file)).toBe(".once{}");
    expect(loadedStyle(file)).toBe(".once{}");
    expect(fetch).toHaveBeenCalledExactlyOnceWith(file);
  });

  it.each([
    ["there is no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the server has no such file", async () => new Response("<p>Nothing</p>", { status: 404 })],
  ])("is asked for again where %s", async (why, fail) => {
    const file = `/assets/again-${why.length}.css`;
    vi.stubGlobal("fetch", fail);
    await expect(loadStyle(file)).rejects.toThrow();
    expect(() => loadedStyle(file)).toThrow("is not loaded");
    vi.stubGlobal("fetch", async () => new Response(".again{}"));
    expect(await loadStyle(file)).toBe(".again{}");
  });
});
