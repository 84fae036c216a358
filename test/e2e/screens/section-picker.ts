import type { Locator, Page } from "@playwright/test";

/** The dialog in which a template is chosen. */
export class SectionPicker {
  readonly dialog: Locator;
  readonly search: Locator;
  readonly options: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole("dialog", { name: "Add a section" });
    this.options = this.dialog.locator(".picker-option");
    this.search = this.dialog.getByRole("searchbox");
  }

  /** How the templates lie: their largest distance down a column, whether they scroll sideways, stars that lie on a thumbnail. */
  async layout(): Promise<{ gap: number; isWide: boolean; strays: number }> {
    return this.dialog.locator(".picker-list").evaluate((list) => {
      const boxes = [...list.children].map((item) => item.getBoundingClientRect());
      const columns = Map.groupBy(boxes, ({ left }) => Math.round(left));
      const gaps = [...columns.values()].flatMap((column) =>
        column.slice(1).map(({ top }, index) => top - (column[index]?.bottom ?? top)),
      );
      const strays = [...list.querySelectorAll(".picker-star")].filter((star) => {
        const own = star.parentElement?.querySelector(".thumbnail")?.getBoundingClientRect();
        const item = star.parentElement?.getBoundingClientRect();
        const { top, bottom } = star.getBoundingClientRect();
        return !own || !item || top < own.bottom || bottom > item.bottom;
      });
      const { scrollWidth = 0, clientWidth = 0 } = list.closest(".picker-grid") ?? {};
      return {
        gap: Math.max(...gaps),
        isWide: scrollWidth > clientWidth,
        strays: strays.length,
      };
    });
  }

  template(name: string | RegExp): Locator {
    return this.options.and(this.dialog.getByRole("button", { name }));
  }
}
