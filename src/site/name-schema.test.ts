import { expect, test } from "vitest";
import { wordsSchema } from "./name-schema.ts";

test("LIMIT-07: names of people, of versions, notes and reasons have a limit in characters", () => {
  const family = "👨‍👩‍👧‍👦";
  const schema = wordsSchema(3);
  expect(schema.parse(` ${family.repeat(3)} `)).toBe(family.repeat(3));
  expect(schema.safeParse(family.repeat(4)).success).toBe(false);
});
