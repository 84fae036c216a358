// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTab, typeInto } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { outside } from "./new-redirect.tsx";
import { RedirectsTab } from "./redirects-tab.tsx";

let tab: OpenTab;

beforeEach(async () => {
  sessionStorage.clear();
  tab = await openTab(RedirectsTab);
});
afterEach(() => tab.unmount());

const redirects = () => tab.editor.store.records().index?.redirects;
const noteOf = (name: string) =>
  tab.named(name, "input").closest(".field")?.querySelector(".field-error")?.textContent ?? "";

async function add(from: string, to?: string): Promise<void> {
  await typeInto(tab.named("Old path", "input"), from);
  if (to !== undefined) await typeInto(tab.named("Redirect to", "select"), to);
  await tab.press("Add redirect");
}

describe("redirects", () => {
  it("RDR-01: a path leads to a page; undone, it leads nowhere", async () => {
    const before = redirects();
    await add("/old.html", "gallery");
    expect(redirects()).toContainEqual({ from: "/old.html", page: "gallery" });
    expect(tab.all(".redirect-row")).toHaveLength((before?.length ?? 0) + 1);
    await act(async () => tab.editor.undo());
    expect(redirects()).toEqual(before);
  });

  it("RDR-01: a whole address is taken for its path", async () => {
    await add("https://www.example.com/%C3%9Cber-uns/", "gallery");
    expect(redirects()).toContainEqual({ from: "/Über-uns", page: "gallery" });
  });

  it.each([
    ["old", /Start with a slash/],
    ["/a b", /Start with a slash/],
    ["/a/../b", /Start with a slash/],
    ["/a?b", /Start with a slash/],
    ["//evil.example", /Start with a slash/],
    [`/${"a".repeat(200)}`, /Start with a slash/],
    ["/api/v1", /reserved/],
    ["/robots.txt", /reserved/],
    ["/connect", /The page “Галерея” has this path/],
  ])("RDR-02: %s is told of as it is typed, and not taken", async (from, note) => {
    const before = redirects();
    await typeInto(tab.named("Old path", "input"), from);
    expect(noteOf("Old path")).toMatch(note);
    await tab.press("Add redirect");
    expect(redirects()).toEqual(before);
  });

  it("UNSENT-02: a redirect that isn’t added yet is there again when its tab is", async () => {
    await typeInto(tab.named("Old path", "input"), "/old");
    await typeInto(tab.named("Redirect to", "select"), outside);
    await typeInto(tab.named("Address", "input"), "https://korn.example/");
    tab.unmount();
    tab = await openTab(RedirectsTab);
    const valueOf = (name: string) => (tab.named(name, "input") as HTMLInputElement).value;
    expect([valueOf("Old path"), valueOf("Address")]).toEqual(["/old", "https://korn.example/"]);
    await tab.press("Add redirect");
    expect(redirects()).toContainEqual({ from: "/old", address: "https://korn.example/" });
    tab.unmount();
    tab = await openTab(RedirectsTab);
    expect(valueOf("Old path")).toBe("");
  });

  it("RDR-02: a path is redirected once", async () => {
    await add("/old", "gallery");
    await typeInto(tab.named("Old path", "input"), "/old/");
    expect(noteOf("Old path")).toMatch(/already redirected/);
  });

  it.each([
    ["http://example.com/a", /starts with https/],
    ["javascript:alert(1)", /starts with https/],
    ["https://user:secret@example.com/", /starts with https/],
    ["https://localhost/", /starts with https/],
    ["https://fary.example/connect", /your own site/],
  ])("RDR-03: another site's address is https and no own one: %s", async (address, note) => {
    await typeInto(tab.named("Redirect to", "select"), "outside:");
    await typeInto(tab.named("Address", "input"), address);
    await add("/shop");
    expect(noteOf("Address")).toMatch(note);
    expect(redirects()?.some(({ from }) => from === "/shop")).toBe(false);
    await typeInto(tab.named("Address", "input"), "https://shop.example.com/a?b=1");
    await tab.press("Add redirect");
    expect(redirects()).toContainEqual({
      from: "/shop",
      address: "https://shop.example.com/a?b=1",
    });
  });

  it("RDR-04: a redirect is led elsewhere and removed in its row", async () => {
    await add("/old", "gallery");
    await typeInto(tab.named("Redirect /old to", "select"), "home");
    expect(redirects()).toContainEqual({ from: "/old", page: "home" });
    await typeInto(tab.named("Redirect /old to", "select"), "outside:");
    expect(redirects()).toContainEqual({ from: "/old", page: "home" });
    await tab.fill("Address for /old", "https://example.com/");
    expect(redirects()).toContainEqual({ from: "/old", address: "https://example.com/" });
    await tab.press("Remove the redirect from /old");
    expect(redirects()?.some(({ from }) => from === "/old")).toBe(false);
    await act(async () => tab.editor.undo());
    expect(redirects()).toContainEqual({ from: "/old", address: "https://example.com/" });
  });
});
