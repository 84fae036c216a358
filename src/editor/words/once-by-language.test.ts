import { expect, it } from "vitest";
import { onceByLanguage } from "./once-by-language.ts";

it("makes a format once for each language", () => {
  const clock = onceByLanguage((language) => new Intl.DateTimeFormat(language));
  expect(clock("en")).toBe(clock("en"));
  expect(clock("ru")).not.toBe(clock("en"));
  expect(clock("ru").resolvedOptions().locale).toBe("ru");
});
