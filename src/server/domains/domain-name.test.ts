import { expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { readDomainName, shownHost } from "./domain-name.ts";

const own = {
  appOrigin: "https://app.example.org",
  sitesDomain: "sites.example.org",
  visitorApiBase: "https://calls.example.org/v1",
};

function read(text: string): string {
  try {
    return readDomainName(text, own);
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

test.each([
  ["lampe.example", "lampe.example"],
  ["  LAMPE.Example. ", "lampe.example"],
  ["https://www.lampe.example/about?x=1#y", "www.lampe.example"],
  ["http://lampe.example:8080", "lampe.example"],
  ["bäckerei-kruste.de", "xn--bckerei-kruste-5hb.de"],
  ["пекарня.рф", "xn--80ajpngj0i.xn--p1ai"],
  ["ｌａｍｐｅ。example", "lampe.example"],
  [`${"a".repeat(63)}.example`, `${"a".repeat(63)}.example`],
  ["a-b--c.example", "a-b--c.example"],
])("DOMAIN-12: %s is the domain %s", (typed, host) => {
  expect(read(typed)).toBe(host);
});

test.each([
  "",
  "lampe",
  "lampe example.org",
  "ftp://lampe.example",
  "javascript:alert(1)",
  "https://user:secret@lampe.example",
  "192.0.2.1",
  "0x7f.1",
  "[2001:db8::7]",
  "lampe.123",
  "-lampe.example",
  "lampe-.example",
  "lam_pe.example",
  "*.lampe.example",
  "lampe..example",
  ".lampe.example",
  `${"a".repeat(64)}.example`,
  `${"a.".repeat(124)}example`,
  "lampe.example\u0000.evil.example",
  "lam\u202Epe.example",
])("DOMAIN-12: %j is no domain", (typed) => {
  expect(read(typed)).toBe("domain-wrong");
});

test.each([
  "app.example.org",
  "sites.example.org",
  "lamp.sites.example.org",
  "preview--key.sites.example.org",
  "calls.example.org",
  "lamp.localhost",
  "printer.local",
  "vault.internal",
  "site.onion",
  "7.113.0.203.in-addr.arpa",
])("DOMAIN-12: %s is nobody’s to connect", (typed) => {
  expect(read(typed)).toBe("domain-reserved");
});

test("DOMAIN-12: an international domain is shown as people write it", () => {
  expect(shownHost("xn--bckerei-kruste-5hb.de")).toBe("bäckerei-kruste.de");
});
