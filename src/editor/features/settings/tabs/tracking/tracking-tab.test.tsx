// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { trackers } from "#/vendors/registry.ts";
import { openTab, typeInto } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { TrackingTab } from "./tracking-tab.tsx";

let tab: OpenTab;

beforeEach(async () => {
  sessionStorage.clear();
  tab = await openTab(TrackingTab);
});
afterEach(() => tab.unmount());

const tag = /^Google tag/;

describe("the ids of trackers", () => {
  it("SET-02: what is typed is saved when the field is left, as one step that can be undone", async () => {
    await tab.fill(tag, " G-ABCDE12345 ");
    expect(tab.site().settings.tracking.gtagId).toBe("G-ABCDE12345");
    expect(tab.drafts.fields.get()).toEqual([]);
    tab.editor.undo();
    expect(tab.site().settings.tracking.gtagId).toBeUndefined();
    tab.editor.redo();
    expect(tab.site().settings.tracking.gtagId).toBe("G-ABCDE12345");
  });

  it.each([
    [tag, "G-1');alert(1)//", "G-ABCDE12345"],
    [tag, "</script><script>alert(1)</script>", "G-ABCDE12345"],
    [tag, "12345678", "G-ABCDE12345"],
    [/^Yandex/, "1);alert(1", "4 to 10 digits"],
    [/^Yandex/, "javascript:alert(1)", "4 to 10 digits"],
    [/^Yandex/, "9".repeat(11), "4 to 10 digits"],
    [/^Facebook/, "12345678901234", "15 or 16 digits"],
    [/^Facebook/, "1234567890123456", undefined],
    [/^Facebook/, "12345678901234567", "15 or 16 digits"],
    [/AdSense/, "pub-1234567890123456", "ca-pub-1234567890123456"],
    [/AdSense/, "ca-pub-1234567890123456", undefined],
  ])("SET-03 (R14): %s checks %s in place by the vendor's format", async (name, text, message) => {
    const before = tab.site();
    const field = await tab.fill(name, text);
    if (message === undefined) {
      expect(Object.values(tab.site().settings.tracking)).toContain(text);
      return;
    }
    expect(tab.noteOf(field)).toContain(message);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(tab.site()).toBe(before);
    expect((field as HTMLInputElement).value).toBe(text);
  });

  it("SET-03: a bad value is kept when the tab is left, and is never called saved", async () => {
    await tab.fill(tag, "G-");
    expect(tab.drafts.fields.get()).toEqual(["tracking/gtagId"]);
    tab.unmount();
    tab = await openTab(TrackingTab, tab.editor);
    const field = tab.named(tag) as HTMLInputElement;
    expect(field.value).toBe("G-");
    expect(tab.noteOf(field)).toContain("G-ABCDE12345");
    await tab.fill(tag, "G-ABCDE12345");
    expect(tab.drafts.fields.get()).toEqual([]);
    expect(tab.noteOf(field)).toContain("Starts with");
  });

  it("SET-02: what is typed is saved also where the tab is left or the window is closed", async () => {
    await typeInto(tab.named(/^Yandex/), "12345678");
    tab.drafts.flush();
    expect(tab.site().settings.tracking.ymId).toBe("12345678");
    await typeInto(tab.named(/^Yandex/), "123456789");
    tab.unmount();
    expect(tab.site().settings.tracking.ymId).toBe("123456789");
    tab = await openTab(TrackingTab, tab.editor);
  });

  it("SET-05: one that needs two values says so until both are there, and keeps a host as its name", async () => {
    const incomplete = "Fill in the other field too";
    await tab.fill("Site ID", "3");
    expect(tab.find(".settings-group .hint.warn").textContent).toContain(incomplete);
    const host = await tab.fill("Your Matomo server", "https://Stats.Example.com/");
    expect(tab.all(".settings-group .hint.warn")).toEqual([]);
    expect(tab.site().settings.tracking).toEqual({
      matomoHost: "stats.example.com",
      matomoSiteId: "3",
    });
    await tab.fill("Your Matomo server", "https://stats.example.com/matomo");
    expect(tab.noteOf(host)).toContain("Enter the host name");
    expect(tab.site().settings.tracking["matomoHost"]).toBe("stats.example.com");
  });

  it("SET-05: each says which consent it waits for, and when it loads with the present banner", async () => {
    const gates = tab.all(".field .tag").map((one) => one.textContent);
    expect(gates.slice(0, 4)).toEqual([
      "Needs “analytics”",
      "Needs “analytics”",
      "Needs “analytics”",
      "Needs “marketing”",
    ]);
    expect(tab.all(".settings-group .tag, .field .tag")).toHaveLength(trackers.length);
    expect(tab.find(".note").textContent).toContain("No cookie banner is on");
  });
});
