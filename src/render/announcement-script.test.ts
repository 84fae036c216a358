// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { initAnnouncements } from "#/islands/announcement.ts";
import { announcementScript, withAnnouncementScript } from "./announcement-script.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(Date.parse("2026-11-28T18:00:00Z"));
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What a browser does with the page as it comes: whether the announcement is seen, and whether the runtime agrees. */
function isSeen(attributes: string): boolean {
  const page = withAnnouncementScript(`<aside ${attributes}><p>Rye</p></aside>`);
  document.body.innerHTML = page;
  const script = document.querySelector("script");
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  // jsdom runs no scripts of innerHTML
  Reflect.construct(Function, [script?.textContent ?? ""])();
  const bar = document.querySelector("aside");
  const seen = bar?.hidden === false;
  initAnnouncements();
  expect(bar?.hidden === false).toBe(seen);
  return seen;
}

describe("announcementScript", () => {
  it("ANNOUNCE-05: hides what the visitor has closed, and nothing else", () => {
    expect(isSeen('data-announcement="rye"')).toBe(true);
    localStorage.setItem("closedAnnouncements", "wheat rye");
    expect(isSeen('data-announcement="rye"')).toBe(false);
    expect(isSeen('data-announcement="ry"')).toBe(true);
    expect(isSeen('data-announcement=""')).toBe(true);
  });

  it("ANNOUNCE-05: hides what is over everywhere", () => {
    expect(isSeen('data-announcement="" data-ends="2026-11-27"')).toBe(false);
    expect(isSeen('data-announcement="rye" data-ends="2026-11-28"')).toBe(true);
    vi.setSystemTime(Date.parse("2026-11-29T11:59:00Z"));
    expect(isSeen('data-announcement="rye" data-ends="2026-11-28"')).toBe(true);
    vi.setSystemTime(Date.parse("2026-11-29T12:00:00Z"));
    expect(isSeen('data-announcement="rye" data-ends="2026-11-28"')).toBe(false);
  });

  it("ANNOUNCE-05: shows it where the browser keeps nothing", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("No storage", "SecurityError");
    });
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("No storage", "SecurityError");
    });
    expect(isSeen('data-announcement="rye"')).toBe(true);
  });

  it("ANNOUNCE-05: stands before the words, whatever is in them", () => {
    const markup = '<aside class="a" data-x="&gt;"><p>$&amp; <b>1</b></p></aside>';
    expect(withAnnouncementScript(markup)).toBe(
      `<aside class="a" data-x="&gt;"><script>${announcementScript}</script><p>$&amp; <b>1</b></p></aside>`,
    );
    expect(announcementScript).not.toContain("<");
  });
});
