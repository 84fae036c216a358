import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startCpuTime } from "../../test/cpu-time.ts";
import { typeset } from "./typeset.ts";

/** With `_` where the result has a non-breaking space. */
function shown(text: string, language = "ru"): string {
  return typeset(text, language).replaceAll("\u00a0", "_");
}

describe("typeset", () => {
  it.each([
    ["Фары в подарок и не только", "Фары в_подарок и_не_только"],
    ["Как бы то ни было", "Как_бы_то_ни_было"],
    ["Знаете ли вы об этом", "Знаете_ли вы_об_этом"],
    ["Свет — это важно", "Свет_— это_важно"],
    ["3 600 ₽", "3_600_₽"],
    ["от 2900 ₽", "от_2900_₽"],
    ["12 500 000 руб. за набор", "12_500_000_руб. за_набор"],
    ["5 кг, 10 % и 20 мин", "5_кг, 10_% и_20_мин"],
    ["Дом № 5, § 7", "Дом №_5, §_7"],
    ["кто-то в «Ладе»", "кто-то в_«Ладе»"],
    ["Тел. +7 900 123 45 67", "Тел. +7_900_123 45 67"],
    ["В Москве", "В_Москве"],
    ["Мир и\nвойна", "Мир и\nвойна"],
    ["Слово с", "Слово с"],
  ])("keeps together what belongs together: %s", (text, result) => {
    expect(shown(text)).toBe(result);
  });

  it("leaves Russian rules out of other languages", () => {
    expect(shown("a home in 5 km — at 30 €", "en")).toBe("a home in 5_km_— at 30_€");
    expect(shown("Vous aimez ? « Oui »", "fr-FR")).toBe("Vous aimez_? «_Oui_»");
    expect(shown("Дім і сад у місті", "uk")).toBe("Дім і_сад у_місті");
  });

  const words = fc.constantFrom(
    "в",
    "и",
    "не",
    "бы",
    "же",
    "—",
    "₽",
    "5",
    "600",
    "12",
    "кг",
    "№",
    "дом",
    "«Лада»",
    "что-то",
    "!",
    "?",
    "%",
    "\n",
    "\u00a0",
    "",
  );
  const sentence = fc.oneof(
    fc.array(words, { maxLength: 12 }).map((list) => list.join(" ")),
    fc.string({ unit: "grapheme" }),
  );
  const language = fc.constantFrom("ru", "en", "fr", "uk", "be", "", "zz-ZZ");

  it("changes nothing but spaces into non-breaking ones", () => {
    fc.assert(
      fc.property(sentence, language, (text, code) => {
        const plain = text.replaceAll("\u00a0", " ");
        expect(typeset(plain, code).replaceAll("\u00a0", " ")).toBe(plain);
      }),
      { numRuns: 2000 },
    );
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(sentence, language, (text, code) => {
        const once = typeset(text, code);
        expect(typeset(once, code)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it("takes a long text in its stride", () => {
    const text = "в и не 12 500 ₽ — дом ".repeat(10_000);
    const cpuTime = startCpuTime();
    typeset(text, "ru");
    expect(cpuTime()).toBeLessThan(2_000);
  });
});
