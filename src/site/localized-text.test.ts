import { textHash } from "#/lib/text-hash.ts";
import { describe, expect, it } from "vitest";
import { readText, translationState, withText } from "./localized-text.ts";

const primary = "ru";
const original = withText({}, { language: "ru", primary, value: "Свет" });
const both = withText(original, { language: "en", primary, value: "Light" });

describe("localized text", () => {
  it("TRANS-01: falls back to the primary language, and stores no fallback", () => {
    expect(readText(both, "en", primary)).toBe("Light");
    expect(readText(original, "en", primary)).toBe("Свет");
    expect(
      readText(withText(original, { language: "en", primary, value: "" }), "en", primary),
    ).toBe("Свет");
    expect(readText({}, "en", primary)).toBe("");
    expect(original).toEqual({ ru: { text: "Свет" } });
  });

  it("TRANS-02: knows what each translation was made from", () => {
    expect(translationState(both, { language: "ru", primary: primary })).toBe("original");
    expect(translationState(both, { language: "en", primary: primary })).toBe("translated");
    expect(translationState(original, { language: "en", primary: primary })).toBe("missing");
    expect(translationState({}, { language: "en", primary: primary })).toBe("translated");
    const changed = withText(both, { language: "ru", primary, value: "Ровный свет" });
    expect(translationState(changed, { language: "en", primary: primary })).toBe("stale");
    expect(
      translationState(withText(changed, { language: "en", primary, value: "Light" }), {
        language: "en",
        primary,
      }),
    ).toBe("translated");
    expect(
      translationState(
        { ru: { text: "Свет" }, en: { text: "Light" } },
        { language: "en", primary: primary },
      ),
    ).toBe("translated");
  });

  it("TRANS-02: nothing is missing of prices and numbers, nor of what the site is called", () => {
    const names = new Set(["Falz & Faden"]);
    const stateOf = (text: string) =>
      translationState({ ru: { text } }, { language: "en", primary, names });
    for (const same of ["$30", "12 000 ₽", "+7 900 000-00-00", "24/7", "—", " Falz & Faden "])
      expect(stateOf(same)).toBe("translated");
    for (const said of ["от $30", "Falz & Faden GmbH", "本", "2 ч"])
      expect(stateOf(said)).toBe("missing");
    const written = { ru: { text: "$35" }, en: { text: "€30", basis: textHash("$30") } };
    expect(translationState(written, { language: "en", primary, names })).toBe("stale");
  });

  it("TRANS-02: two translations of the same words are translations of each other, until the primary one changes", () => {
    const made = { en: { text: "Light" }, de: { text: "Licht", basis: textHash("Light") } };
    const all = { ...made, ru: { text: "Свет", basis: textHash("Light") } };
    expect(translationState(all, { language: "de", primary: "ru" })).toBe("translated");
    const changed = withText(all, { language: "ru", primary: "ru", value: "Ровный свет" });
    expect(translationState(changed, { language: "de", primary: "ru" })).toBe("stale");
  });
});
