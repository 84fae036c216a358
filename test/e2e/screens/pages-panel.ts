import type { Locator, Page } from "@playwright/test";

/** The tree of pages, and the dialog that adds one. */
export class PagesPanel {
  readonly page: Page;
  readonly panel: Locator;
  readonly rows: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole("complementary", { name: "Pages" });
    this.rows = this.panel.getByRole("treeitem");
    this.dialog = page.getByRole("dialog", { name: "New page" });
  }

  async open(): Promise<void> {
    await this.page.getByRole("navigation", { name: "Panels" }).getByText("Pages").click();
    await this.panel.getByRole("tree").waitFor();
  }

  /** A page's row, by its name and its path or a part of it. */
  row(name: string): Locator {
    return this.panel.getByRole("treeitem", { name: new RegExp(`^${name}, /`) });
  }

  async act(name: string, action: string): Promise<void> {
    await this.row(name).hover();
    await this.panel.getByRole("button", { name: `Actions: ${name}` }).click();
    await this.page.getByRole("menuitem", { name: action }).click();
  }

  async add({ ready, name }: { ready?: string; name?: string }): Promise<void> {
    await this.panel.getByRole("button", { name: "New page" }).click();
    if (ready !== undefined) await this.dialog.getByRole("radio", { name: ready }).click();
    if (name !== undefined) await this.dialog.getByLabel("Name").fill(name);
    await this.dialog.getByRole("button", { name: "Create page" }).click();
    await this.dialog.waitFor({ state: "detached" });
  }

  /** The rows as they read: level, name, path. */
  tree(): Promise<string[]> {
    return this.rows.evaluateAll((rows) =>
      rows.map((row) => `${row.ariaLevel} ${row.getAttribute("aria-label") ?? ""}`),
    );
  }
}
