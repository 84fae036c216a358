import { describe, expect, it } from "vitest";
import { fitCount } from "./fit-count.ts";
import { fitLinks, fitSteps, lastStep, linkWidth } from "./link-fit.ts";

const shop = ["Комплекты", "Подключение", "Цены", "Запись"];

describe("links in the bar", () => {
  it("NAV-02: as many stand in the bar as fit 40 % of the window", () => {
    const texts = Array.from({ length: 12 }, (_, index) => `Раздел сайта ${index}`);
    const steps = fitLinks(texts);
    for (const window of fitSteps) {
      const shown = texts.filter((_, index) => (steps[index] ?? Infinity) <= window);
      const width = shown.reduce((sum, text) => sum + linkWidth(text), 0);
      expect(width).toBeLessThanOrEqual(window * 0.4);
    }
    expect(steps.at(-1)).toBeNull();
  });

  it("stand in the bar at every width where they are few", () => {
    expect(fitLinks(shop.slice(0, 3))).toEqual([1025, 1025, 1025]);
    expect(lastStep(fitLinks(shop.slice(0, 3)))).toBe(1025);
  });

  it("keep their order: a later link never fits before an earlier one", () => {
    const texts = [...shop, "День ровного света", "Вопросы и гарантия", "О нас"];
    const steps = fitLinks(texts).map((step) => step ?? Infinity);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  });

  it("the first one always fits, however long", () => {
    expect(fitLinks(["длинное слово ".repeat(8), "Цены"])[0]).toBe(1025);
  });

  it("NAV-04: no link is wider than 250 px, and one of unknown width takes 125 px and its spacing", () => {
    expect(linkWidth("слово ".repeat(40))).toBe(250);
    expect(linkWidth("")).toBe(155);
    expect(linkWidth("作品")).toBe(155);
    expect(linkWidth("作".repeat(9))).toBeGreaterThan(9 * 16);
  });

  it("a room is filled to the last pixel and not further, spaces between links included", () => {
    expect(fitCount([100, 100, 100], 316, 8)).toBe(3);
    expect(fitCount([100, 100, 100], 315, 8)).toBe(2);
    expect(fitCount([400, 100], 300, 8)).toBe(1);
  });

  it("needs no More without links", () => {
    expect(fitLinks([])).toEqual([]);
    expect(lastStep([])).toBe(1025);
  });
});
