import type { Page } from "@playwright/test";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { createWholeSite } from "./visit/whole-site.ts";

const shared = shareProduct();

const widths = [320, 390, 600, 768, 1024, 1025, 1280, 1440, 1920, 2560] as const;

/** The parts of a page whose words or boxes don't begin where its bar does, each with how far off they are. */
function partsOffTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const firstLine = (element: Element): number | undefined => {
      const box = [...element.getClientRects()].find(
        ({ width, height }) => width > 1 && height > 1,
      );
      return element.checkVisibility({ visibilityProperty: true }) ? box?.left : undefined;
    };
    const hasWords = (element: Element): boolean =>
      [...element.childNodes].some((one) => one.nodeType === 3 && one.textContent?.trim() !== "");
    const isBox = (element: Element): boolean => {
      const { backgroundColor, borderBlockStartWidth } = getComputedStyle(element);
      return backgroundColor !== "rgba(0, 0, 0, 0)" || borderBlockStartWidth !== "0px";
    };
    const leftsOf = (part: Element, holds: (element: Element) => boolean): number[] =>
      [...part.querySelectorAll(":scope > div, :scope > div *")]
        .filter((one) => !one.closest(".vh, .menu, .nav-full") && holds(one))
        .flatMap((one) => firstLine(one) ?? []);
    const edge = document.querySelector(".nav .logo")?.getBoundingClientRect().left ?? 0;
    const parts = [...document.querySelectorAll("main > section, .footer")];
    return parts.flatMap((part) => {
      const words = leftsOf(part, hasWords);
      const isOn = (left: number): boolean => Math.abs(left - edge) < 3;
      const stands = [...words, ...leftsOf(part, isBox)].some(isOn);
      const isOut = words.some((left) => left < edge - 3);
      if (stands && !isOut) return [];
      return [`${part.className} begins ${Math.round(Math.min(...words) - edge)} px off`];
    });
  });
}

/** Running texts of several lines that are longer than is read well, in widths of the figure 0. */
function linesTooLong(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    return [...document.querySelectorAll("main p, main li, main dd")].flatMap((text) => {
      const { font, fontSize } = getComputedStyle(text);
      const hasWords = [...text.childNodes].some((one) => one.nodeType === 3 && one.textContent);
      if (!pen || !hasWords || parseFloat(fontSize) > 24 || !text.checkVisibility()) return [];
      pen.font = font;
      const words = document.createRange();
      words.selectNodeContents(text);
      const lines = [...words.getClientRects()];
      const long = Math.max(...lines.map(({ width }) => width)) / pen.measureText("0").width;
      return lines.length > 1 && long > 66 ? [`${text.className}: ${Math.round(long)} ch`] : [];
    });
  });
}

test("LOOK-01, LOOK-05: bar, header, sections and footer begin on one edge in every window, and lines stay readable", async ({
  page,
}) => {
  const { product, api } = shared();
  const { id, slug } = await createWholeSite(api);
  for (const look of ["SHARP", "CORNERED", "ROUNDED"]) {
    await api.operate(id, [{ name: "theme.set", args: { theme: { look } } }]);
    await api.publish(id);
    await page.goto(product.siteAddress(slug));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await partsOffTheEdge(page), `${look} at ${width} px`).toEqual([]);
      expect(await linesTooLong(page), `${look} at ${width} px`).toEqual([]);
    }
  }
});
