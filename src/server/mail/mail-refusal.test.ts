import { expect, test } from "vitest";
import { mailRefusal } from "./mail-refusal.ts";

test("OPER-11: what a mail server says is one line of no more than 300 characters that turns round nothing behind it", () => {
  const response = `550-<b>No\u202E\u2067</b>\r\n550 5.1.1 ${"A".repeat(2_000)}`;
  const { words } = mailRefusal({ code: "EENVELOPE", command: "RCPT TO", response });
  expect(words).toMatch(/^550-<b>No<\/b> 550 5\.1\.1 A+$/);
  expect(words).toHaveLength(300);
});
