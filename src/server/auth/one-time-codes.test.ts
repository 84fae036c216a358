import { expect, test } from "vitest";
import { codeAppUri, codeAt, newSecret, stepOfCode, toBase32 } from "./one-time-codes.ts";

const secret = toBase32(Buffer.from("12345678901234567890"));

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("ACCOUNT-09: codes are those of RFC 6238, at %i seconds", (seconds, code) => {
  expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code);
});

test("ACCOUNT-09: a code is taken within a step before and after, and no further", () => {
  const now = 1_111_111_109_000;
  const step = Math.floor(now / 30_000);
  const found = [-2, -1, 0, 1, 2].map((off) => stepOfCode(secret, codeAt(secret, step + off), now));
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
  for (const wrong of ["", "12345", "1234567", "12345a", "１２３４５６", "000000\n"])
    expect(stepOfCode(secret, wrong, now)).toBeUndefined();
});

test("ACCOUNT-09: a secret has 160 bits, and its address survives any email", () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
  const uri = new URL(codeAppUri(secret, "a&secret=x@b.example"));
  expect(uri.searchParams.get("secret")).toBe(secret);
  expect(decodeURIComponent(uri.pathname)).toBe("/Vitrine:a&secret=x@b.example");
});
