import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** The inbox of a site, in English. */
export class InboxScreen {
  readonly page: Page;
  readonly list: Locator;
  readonly pane: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole("region", { name: /^(Messages|Subscribers|RSVPs|Complaints)$/ });
    this.pane = page.getByRole("region", { name: "Entry" });
    this.rows = this.list.getByRole("listitem");
  }

  /** The way to a list; it tells how much is unread in it. */
  tab(name: string): Locator {
    return this.page.getByRole("navigation", { name: "Lists" }).getByRole("link", { name });
  }

  row(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text });
  }

  async open(tab: string): Promise<void> {
    await this.tab(tab).click();
    await expect(this.tab(tab)).toHaveAttribute("aria-current", "page");
  }

  /** What the open entry tells under a name. */
  fact(name: string): Locator {
    return this.pane.locator(`dt:text-is("${name}") + dd`);
  }
}
