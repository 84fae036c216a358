import { expect, test } from "vitest";
import { readMailSender } from "./mail-sender.ts";

test.each([
  ["hello@example.org", "", "hello@example.org"],
  ["noreply@localhost", "", "noreply@localhost"],
  ["Bakery <hello@example.org>", "Bakery", "hello@example.org"],
  ['"Bread, Ltd." <hello@example.org>', "Bread, Ltd.", "hello@example.org"],
  ["Хлеб и сыр<hello@example.org>", "Хлеб и сыр", "hello@example.org"],
  [
    `${"n".repeat(100)} <${"a".repeat(64)}@example.org>`,
    "n".repeat(100),
    `${"a".repeat(64)}@example.org`,
  ],
])("MAIL-330: reads a sender: %s", (text, name, address) => {
  expect(readMailSender(text)).toEqual({ name, address });
});

test.each([
  "",
  "Bakery",
  "hello@",
  "hello@exa mple.org",
  "Bakery <>",
  "Bakery <hello@example.org",
  "Bakery <hello@example.org> more",
  "one@example.org, two@example.org",
  "Bakery <one@example.org>, Two <two@example.org>",
  "hello@example.org\r\nBcc: all@example.org",
  "Bakery\r\nBcc: all@example.org <hello@example.org>",
  "Bakery <hello@example.org\r\nRCPT TO:<all@example.org>>",
  'Bak"ery <hello@example.org>',
  "Bak\\ery <hello@example.org>",
  "Bak\u2028ery <hello@example.org>",
  "yrekaB\u202E <hello@example.org>",
  "Bak\u0000ery <hello@example.org>",
  `${"n".repeat(101)} <hello@example.org>`,
  `${"a".repeat(65)}@example.org`,
  `a@${`${"b".repeat(60)}.`.repeat(5)}org`,
])("MAIL-330: refuses what is no sender: %j", (text) => {
  expect(readMailSender(text)).toBeUndefined();
});
