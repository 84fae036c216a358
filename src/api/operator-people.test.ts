import { expect, it } from "vitest";
import { largestQuotas, personChangeSchema } from "./operator-people.ts";

it("QUOTA-02: an account’s own limit is at most what the screens name as the largest, and may be nothing at all", () => {
  const accepts = (name: string, limit: unknown) =>
    personChangeSchema.safeParse({ quotas: { [name]: limit } }).success;
  for (const [name, most] of Object.entries(largestQuotas)) {
    const limits = [0, most, "off", null];
    expect(limits.map((limit) => accepts(name, limit))).toEqual(limits.map(() => true));
    const wrong = [-1, most + 1, 0.5, "1", "usual"];
    expect(wrong.map((limit) => accepts(name, limit))).toEqual(wrong.map(() => false));
  }
  expect(accepts("seats", 1)).toBe(false);
});
