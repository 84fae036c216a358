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
    expect(translationState(both, "ru", primary)).toBe("original");
    expect(translationState(both, "en", primary)).toBe("translated");
    expect(translationState(original, "en", primary)).toBe("missing");
    expect(translationState({}, "en", primary)).toBe("translated");
    const changed = withText(both, { language: "ru", primary, value: "Ровный свет" });
    expect(translationState(changed, "en", primary)).toBe("stale");
    expect(
      translationState(
        withText(changed, { language: "en", primary, value: "Light" }),
        "en",
        primary,
      ),
    ).toBe("translated");
    expect(translationState({ ru: { text: "Свет" }, en: { text: "Light" } }, "en", primary)).toBe(
      "translated",
    );
  });

  it("TRANS-02: two translations of the same words are translations of each other, until the primary one changes", () => {
    const made = { en: { text: "Light" }, de: { text: "Licht", basis: textHash("Light") } };
    const all = { ...made, ru: { text: "Свет", basis: textHash("Light") } };
    expect(translationState(all, "de", "ru")).toBe("translated");
    const changed = withText(all, { language: "ru", primary: "ru", value: "Ровный свет" });
    expect(translationState(changed, "de", "ru")).toBe("stale");
  });
});
