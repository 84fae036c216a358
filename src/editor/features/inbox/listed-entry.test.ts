import { describe, expect, it } from "vitest";
import { initials, pagePath } from "./listed-entry.ts";

describe("pagePath", () => {
  it.each([
    ["http://fary.localhost:3000/book/?a=1", "/book/"],
    ["https://example.org/%D1%86%D0%B5%D0%BD%D1%8B/", "/цены/"],
    ["https://example.org/%E0%A4", "/%E0%A4"],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["/book/", null],
    [null, null],
  ])("of %j is %j", (page, path) => {
    expect(pagePath(page)).toBe(path);
  });
});

describe("initials", () => {
  it.each([
    ["Ольга Смирнова", "ОС"],
    ["ann@example.org", "AE"],
    ["Студия «Автосвет»", "СА"],
    ["𝒜nn", "𝒜"],
    ["—", ""],
  ])("of %s are %s", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
