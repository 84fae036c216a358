import { describe, expect, it } from "vitest";
import { fitLinks, fitSteps, lastStep, linkWidth } from "./link-fit.ts";

const shop = ["Комплекты", "Подключение", "Цены", "Запись"];

describe("links in the bar", () => {
  it("NAV-02: as many stand in the bar as fit 40 % of the window", () => {
    const texts = Array.from({ length: 12 }, (_, index) => `Раздел сайта ${index}`);
    const steps = fitLinks(texts, "Ещё");
    for (const window of fitSteps) {
      const shown = texts.filter((_, index) => (steps[index] ?? Infinity) <= window);
      const width = shown.reduce((sum, text) => sum + linkWidth(text), 0);
      expect(width).toBeLessThanOrEqual(window * 0.4);
    }
    expect(steps.at(-1)).toBeNull();
  });

  it("stand in the bar at every width where they are few", () => {
    expect(fitLinks(shop.slice(0, 3), "Ещё")).toEqual([1025, 1025, 1025]);
    expect(lastStep(fitLinks(shop.slice(0, 3), "Ещё"))).toBe(1025);
  });

  it("keep their order: a later link never fits before an earlier one", () => {
    const steps = fitLinks(
      [...shop, "День ровного света", "Вопросы и гарантия", "О нас"],
      "Ещё",
    ).map((step) => step ?? Infinity);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  });

  it("the first one always fits, however long", () => {
    expect(fitLinks(["длинное слово ".repeat(8), "Цены"], "Ещё")[0]).toBe(1025);
  });

  it("needs no More without links", () => {
    expect(fitLinks([], "More")).toEqual([]);
    expect(lastStep([])).toBe(1025);
  });
});
