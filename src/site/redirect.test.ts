import { describe, expect, it } from "vitest";
import { readOutside, redirectPathSchema } from "./redirect.ts";

describe("a path that redirects", () => {
  it.each([
    "/old.html",
    "/2019/Über-uns",
    "/о-нас",
    "/a_b/c~d",
    "/a,b;c=d@e",
    `/${"a".repeat(199)}`,
  ])("RDR-02: may be %s", (path) => expect(redirectPathSchema.safeParse(path).success).toBe(true));

  it.each([
    "",
    "/",
    "old",
    "//evil.example",
    "/a//b",
    "/a/",
    "/..",
    "/a/./b",
    "/a b",
    "/a?b",
    "/a#b",
    "/a\\b",
    "/a%2fb",
    "/a\r\nb",
    "/a\0",
    "/api",
    "/API/v1",
    "/assets/x",
    "/404",
    "/sitemap-2.xml",
    "/robots.txt",
    `/${"a".repeat(200)}`,
  ])("RDR-02: may not be %j", (path) =>
    expect(redirectPathSchema.safeParse(path).success).toBe(false),
  );
});

describe("an address that a path redirects to", () => {
  it.each(["https://example.com", "https://example.com/a?b=c#d", "HTTPS://Example.com/ä"])(
    "RDR-03: may be %s",
    (address) => expect(readOutside(address)?.protocol).toBe("https:"),
  );

  it.each([
    "http://example.com",
    "javascript:alert(1)",
    "//example.com",
    "https:example.com",
    "https:\\\\example.com",
    "https://a:b@example.com",
    "https://localhost",
    "https://example.com/a b",
    "https://example.com\r\nx: y",
    "",
  ])("RDR-03: may not be %j", (address) => expect(readOutside(address)).toBeUndefined());
});
