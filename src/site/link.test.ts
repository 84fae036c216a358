import { describe, expect, it } from "vitest";
import { completeAddress, isAllowedAddress, linkSchema } from "./link.ts";

describe("addresses", () => {
  it.each([
    "https://example.org",
    "http://пример.рф/путь?a=1#b",
    "HTTPS://EXAMPLE.ORG",
    "mailto:a@example.org",
    "tel:+79990000000",
    "viber://chat?number=7",
    "/path",
    "/path/?a=1#b",
    "#comp-a",
    "?a=1",
    "/a:b",
  ])("SEC-02: allows %s", (address) => {
    expect(isAllowedAddress(address)).toBe(true);
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "java\u0000script:alert(1)",
    "\u0001javascript:alert(1)",
    "\u00a0javascript:alert(1)",
    "java\u200bscript:alert(1)",
    "\ufeffjavascript:alert(1)",
    "java&#115;cript:alert(1)",
    "javascript&colon;alert(1)",
    "javascript%3Aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://example.org/x",
    "file:///etc/passwd",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "https:///evil.example",
    "http://",
    "mailto:",
    "https://exa mple.org",
    "example.org",
    "",
  ])("SEC-02: refuses %j", (address) => {
    expect(isAllowedAddress(address)).toBe(false);
    expect(linkSchema.safeParse({ kind: "address", address }).success).toBe(false);
  });

  it("LIMIT-05: an address has up to 2000 characters", () => {
    const address = (length: number) => ({
      kind: "address",
      address: `/${"a".repeat(length - 1)}`,
    });
    expect(linkSchema.safeParse(address(2000)).success).toBe(true);
    expect(linkSchema.safeParse(address(2001)).success).toBe(false);
  });
});

describe("completeAddress", () => {
  it.each([
    ["example.org", "http://example.org"],
    ["пример.рф/путь", "http://пример.рф/путь"],
    ["example.org:8080/a?b#c", "http://example.org:8080/a?b#c"],
    [" https://example.org ", "https://example.org"],
    ["a@example.org", "mailto:a@example.org"],
    ["+7 (999) 123-45-67", "tel:+79991234567"],
    ["8 999 123 45 67", "tel:89991234567"],
    ["/about", "/about"],
    ["#comp-a", "#comp-a"],
  ])("LINK-07: %s becomes %s", (typed, address) => {
    expect(completeAddress(typed)).toBe(address);
  });

  it.each([
    "",
    "  ",
    "hello",
    "two words.org",
    "javascript:alert(1)",
    "javascript:alert.org",
    "12",
    "//evil.example",
    "a@b",
  ])("LINK-07: %j is no link", (typed) => {
    expect(completeAddress(typed)).toBeUndefined();
  });
});

it("links have no other shape", () => {
  expect(linkSchema.safeParse({ kind: "page", page: "a", section: "b" }).success).toBe(true);
  expect(linkSchema.safeParse({ kind: "page", page: "a/b" }).success).toBe(false);
  expect(linkSchema.safeParse({ kind: "section" }).success).toBe(false);
  expect(linkSchema.safeParse({ kind: "script", src: "x" }).success).toBe(false);
  expect(linkSchema.safeParse({ kind: "page", page: "a", target: "_top" }).success).toBe(false);
});
