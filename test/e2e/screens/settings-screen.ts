import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { PublishPopover } from "./publish-popover.ts";

export const tabs = [
  "general",
  "page",
  "sharing",
  "access",
  "schedule",
  "redirects",
  "not-found",
  "navigation",
  "languages",
  "cookies",
  "tracking",
  "messengers",
  "chats",
  "events",
  "people",
  "export",
] as const;
export type SettingsTab = (typeof tabs)[number];

/** The settings of one site, in English unless a story says otherwise. */
export class SettingsScreen {
  readonly page: Page;
  readonly top: Locator;
  readonly heading: Locator;
  readonly publishing: PublishPopover;

  constructor(page: Page) {
    this.page = page;
    this.top = page.getByRole("banner");
    this.heading = page.getByRole("heading", { level: 1 });
    this.publishing = new PublishPopover(page);
  }

  async open(appOrigin: string, site: number, tab: SettingsTab | "" = ""): Promise<void> {
    await this.page.goto(`${appOrigin}/sites/${site}/settings/${tab}`);
    await expect(this.heading).toBeVisible();
  }

  async choose(name: string): Promise<void> {
    await this.page
      .getByRole("navigation", { name: "Settings" })
      .getByRole("link", { name })
      .click();
    await expect(this.heading).toHaveText(name);
  }

  /** Goes to a tab by its link, in whatever language. */
  async show(tab: SettingsTab): Promise<void> {
    const link = this.page.locator(`.settings-nav a[href$="/settings/${tab}"]`);
    await link.click();
    // that of a page goes on to the page that is shown
    await expect(this.page).toHaveURL(new RegExp(`/settings/${tab}(/[\\w-]+)?$`));
    await expect(this.heading).toHaveText(await link.innerText());
  }

  field(name: string | RegExp): Locator {
    return this.page.getByRole("textbox", { name });
  }

  switch(name: string): Locator {
    return this.page.getByRole("switch", { name, exact: true });
  }

  /** Waits until the server has everything. */
  async saved(): Promise<void> {
    await expect(this.top.getByRole("status")).toHaveText("Saved", { useInnerText: true });
  }
}
