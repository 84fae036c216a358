import { describe, expect, it } from "vitest";
import { languageName } from "./language-name.ts";

describe("languageName", () => {
  it.each([
    ["ru", "en", "Russian"],
    ["de", "ru", "Немецкий"],
    ["not a code", "en", "not a code"],
  ])("TRT-355: of %s in %s is %s", (code, language, name) => {
    expect(languageName(code, language)).toBe(name);
  });
});
