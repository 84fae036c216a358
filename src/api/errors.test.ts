import { describe, expect, test } from "vitest";
import { errorBodySchema, errorCatalogue } from "./errors.ts";

describe("the error catalogue", () => {
  test.each(Object.entries(errorCatalogue))(
    "%s is a permanent code with a sentence",
    (code, entry) => {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(entry.message).toMatch(/^[A-Z].+\.$/);
      expect(errorBodySchema.parse({ ...entry, code })).toEqual({ ...entry, code });
    },
  );
});
