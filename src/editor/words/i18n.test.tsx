// @vitest-environment jsdom
import { act } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, it, vi } from "vitest";
import {
  chooseLanguage,
  currentLanguage,
  loadWords,
  preferredLanguage,
  startTranslations,
  translate,
  useTranslate,
} from "./i18n.ts";
import { nameOf } from "./own-names.ts";

vi.mock("./languages/de/index.ts", () => ({
  words: {
    "./translation.data.ts": async () => ({ close: "Schließen", save: { saved: "Gespeichert" } }),
    "./names.data.ts": async () => ({ palettes: { sea: "Meer" } }),
  },
}));

const french = vi.hoisted(() => Promise.withResolvers<object>());
vi.mock("./languages/fr/index.ts", () => ({
  words: { "./translation.data.ts": () => french.promise },
}));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Label(): ReactNode {
  return useTranslate("screens")("language");
}

describe("PREF-02: the preferred language", () => {
  it.each([
    [null, ["ru-RU", "en"], "ru"],
    [null, ["pl-PL", "ru"], "ru"],
    [null, ["de-AT"], "de"],
    [null, ["pl"], "en"],
    ["en", ["ru"], "en"],
    ["xx", ["ru"], "ru"],
    ["toString", ["ru"], "ru"],
  ] as const)("of %j on this device and %j in the browser is %s", (stored, browser, language) => {
    expect(preferredLanguage(stored, browser)).toBe(language);
  });
});

describe("WORD-05: a language that has a folder", () => {
  it("says its own words, and in English those that it lacks", async () => {
    await startTranslations();
    await loadWords("screens");
    await chooseLanguage("de");
    expect(currentLanguage()).toBe("de");
    expect(document.documentElement.lang).toBe("de");
    expect(translate("close")).toBe("Schließen");
    expect(translate("save.saved")).toBe("Gespeichert");
    expect(translate("save.refused", { count: 2 })).toBe("2 changes not saved");
    // a whole namespace that it lacks
    const container = document.createElement("div");
    await act(async () => createRoot(container).render(<Label />));
    expect(container.textContent).toBe("Language");
  });

  it("is spoken where it was chosen last, whichever words come first", async () => {
    await startTranslations();
    const first = chooseLanguage("fr");
    await chooseLanguage("de");
    french.resolve({ close: "Fermer" });
    await first;
    expect(currentLanguage()).toBe("de");
    expect(document.documentElement.lang).toBe("de");
  });

  it("calls what has its words beside the code by its own name, or by the English one", async () => {
    await startTranslations();
    await loadWords("editing");
    await chooseLanguage("de");
    expect(nameOf("palettes.sea", { en: "Sea", ru: "Море" })).toBe("Meer");
    expect(nameOf("palettes.new", { en: "New", ru: "Новая" })).toBe("New");
    await chooseLanguage("ru");
    expect(nameOf("palettes.sea", { en: "Sea", ru: "Море" })).toBe("Море");
  });
});
