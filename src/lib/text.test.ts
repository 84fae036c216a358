import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createId } from "./create-id.ts";
import { textHash } from "./text-hash.ts";
import { textLength } from "./text-length.ts";

describe("textLength", () => {
  it("counts characters as people do, not halves of them", () => {
    expect(["", "я", "👍", "a\nb"].map(textLength)).toEqual([0, 1, 1, 3]);
  });
});

describe("textHash", () => {
  it("is 11 characters, the same for the same text, another for another", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(textHash(one)).toMatch(/^[0-9a-z]{11}$/);
        expect(textHash(one) === textHash(other)).toBe(one === other);
      }),
    );
  });
});

describe("createId", () => {
  it("is 12 small letters and digits, a letter first, for any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
        expect(createId(() => bytes)).toMatch(/^[a-z][0-9a-z]{11}$/);
      }),
    );
    expect(new Set(Array.from({ length: 1000 }, () => createId())).size).toBe(1000);
  });
});
