import { expect, test } from "vitest";
import { maskEmail } from "./mask-email.ts";

test.each([
  ["ann@example.org", "a…@e….org"],
  ["a@b.de", "a…@b….de"],
  ["анна@почта.рф", "а…@п….рф"],
  ["ann@mail.example.co.uk", "a…@m….uk"],
  ["😀x@example.org", "😀…@e….org"],
  ["owner@localhost", "o…@l…"],
  ["", ""],
  ["nobody", ""],
])("MODER-02: of %j operators see %j", (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
