import { expect, test } from "vitest";
import { startCpuTime } from "../../../test/cpu-time.ts";
import { emailLimit, isEmailAddress } from "./email-address.ts";

test.each([
  "a@b.co",
  "first.last+tag@sub.example.org",
  "o'neil@example.ie",
  "user@xn--e1aybc.xn--p1ai",
  "user@почта.рф",
  "x@1.example",
])("SEND-02: %s is an address", (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  "",
  "@",
  "a",
  "a@b",
  "a b@c.de",
  "a@b..de",
  ".a@b.de",
  "a.@b.de",
  "a..b@c.de",
  "a@-b.de",
  "a@b-.de",
  "a@b.1",
  "a@@b.de",
  "a@b.de\nBcc: x@y.zz",
  "a@b.de,c@d.ee",
  "<a@b.de>",
  '"a b"@c.de',
  "a@[127.0.0.1]",
])("SEND-02: %j is none", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test("SEND-02: an address has 254 characters at most", () => {
  const label = "d".repeat(61);
  const domain = `${label}.${label}.${label}.ee`;
  const name = "n".repeat(emailLimit - domain.length - 1);
  expect(`${name}@${domain}`).toHaveLength(emailLimit);
  expect(isEmailAddress(`${name}@${domain}`)).toBe(name.length <= 64);
  expect(isEmailAddress(`${name}n@${domain}`)).toBe(false);
});

test.each([
  "a".repeat(65_536),
  `${"a.".repeat(32_768)}@b.de`,
  `a@${"b.".repeat(32_768)}`,
  `a@${"-".repeat(65_536)}`,
  "@".repeat(65_536),
])("SEC-08: 64 KiB of a hostile address are refused at once", (text) => {
  const cpuTime = startCpuTime();
  expect(isEmailAddress(text)).toBe(false);
  expect(cpuTime()).toBeLessThan(1_000);
});
