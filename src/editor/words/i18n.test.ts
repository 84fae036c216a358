import { describe, expect, it } from "vitest";
import { preferredLanguage } from "./i18n.ts";
import { en } from "./locales/en.data.ts";
import { ru } from "./locales/ru.data.ts";

/** Dotted keys, plural forms as one. */
function keysOf(words: object, at = ""): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string"
      ? [`${at}${key.replace(/_(one|few|many|other)$/, "_plural")}`]
      : keysOf(value as object, `${at}${key}.`),
  );
}

function texts(words: object): string[] {
  return Object.values(words).flatMap((value) =>
    typeof value === "string" ? [value] : texts(value as object),
  );
}

describe("preferredLanguage", () => {
  it.each([
    [null, ["ru-RU", "en"], "ru"],
    [null, ["de-DE", "ru"], "ru"],
    [null, ["de"], "en"],
    ["en", ["ru"], "en"],
    ["xx", ["ru"], "ru"],
  ] as const)("of %j on this device and %j in the browser is %s", (stored, browser, language) => {
    expect(preferredLanguage(stored, browser)).toBe(language);
  });
});

describe("the editor's words", () => {
  it("are the same in both languages", () => {
    expect(new Set(keysOf(ru))).toEqual(new Set(keysOf(en)));
  });

  it("are none of them empty", () => {
    expect([...texts(en), ...texts(ru)].filter((text) => text.trim() === "")).toEqual([]);
  });
});
