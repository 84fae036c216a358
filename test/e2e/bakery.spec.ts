import path from "node:path";
import type { BrowserContextOptions, Locator, Page } from "@playwright/test";
import { fingerOf, keysOf, mouseOf, treeOf } from "./harness/hands.ts";
import type { Hands } from "./harness/hands.ts";
import { fetchSite } from "./harness/fetch-site.ts";
import { ownProduct } from "./harness/shared-product.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { expect, test } from "./harness/story.ts";
import { EditorScreen } from "./screens/editor-screen.ts";
import { PagesPanel } from "./screens/pages-panel.ts";
import { SettingsScreen } from "./screens/settings-screen.ts";
import { VersionsScreen } from "./screens/versions-screen.ts";

const shared = ownProduct();

test.describe.configure({ mode: "parallel" });

/** Pictures are made into all sizes first, which takes its time on a machine that does much else. */
const made = { timeout: 180_000 };

const oven = path.join(import.meta.dirname, "../../src/starters/cafe/pictures/cafe-bread.jpg");
const logo = {
  name: "logo.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h120v40H0z"/></svg>',
  ),
};

/** Gives a file to whatever asks for one when a control is pressed. */
async function give(
  page: Page,
  ask: () => Promise<void>,
  file: string | typeof logo,
): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await ask();
  await (await chooser).setFiles(file);
}

/** Nothing is left of what the installation began with. */
async function emptyAccount(): Promise<void> {
  const { api } = shared();
  for (const { id } of await api.call<readonly { id: number }[]>("GET", "sites"))
    await api.call("DELETE", `sites/${id}`);
}

interface Way {
  readonly name: string;
  readonly handsOf: (page: Page) => Hands;
  readonly browser: BrowserContextOptions;
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** One of them sees everything move, which is half of what the browser does for it. */
const ways: readonly Way[] = [
  {
    name: "OWNER-90: by mouse",
    handsOf: mouseOf,
    browser: { reducedMotion: "no-preference" },
  },
  { name: "OWNER-90: through the accessibility tree alone", handsOf: treeOf, browser: {} },
  { name: "OWNER-91: by keyboard alone", handsOf: keysOf, browser: {} },
  { name: "OWNER-91: by touch, on a phone", handsOf: fingerOf, browser: phone },
];

for (const [place, { name, handsOf, browser }] of ways.entries()) {
  test(`${name}, an owner makes a bakery's site of an empty account`, async ({
    anotherBrowser,
  }) => {
    test.slow();
    const { product } = shared();
    await emptyAccount();
    const isPhone = browser === phone;
    const context = await anotherBrowser({ reducedMotion: "reduce", ...browser });
    const page = await context.newPage();
    const hands = handsOf(page);
    const slug = `korn-and-salz-${place}`;
    await signInQuietly(context, product);
    await page.goto(product.appOrigin);
    const editor = new EditorScreen(page);
    const { frame } = editor.canvas;
    const panels = page.getByRole("navigation", { name: "Panels" });
    const address = product.siteAddress(slug);

    await test.step("a site that begins empty", async () => {
      await expect(page.getByRole("heading", { name: "No sites yet" })).toBeVisible();
      await hands.press(page.getByRole("main").getByRole("button", { name: "New site" }).last());
      await hands.press(page.getByRole("button", { name: /^Empty site/ }));
      await hands.fill(page.getByRole("textbox", { name: "Site name" }), "Korn & Salz");
      await hands.fill(page.getByRole("textbox", { name: "Address" }), slug);
      await hands.press(page.getByRole("radio", { name: "Copper" }));
      await hands.press(page.getByRole("button", { name: "Create site" }));
      await editor.ready();
    });

    await test.step("a title, and a logo that is drawn", async () => {
      await hands.rewrite(frame.getByRole("heading", { level: 1 }), "Bread worth the queue");
      // whoever begins has the checklist out of the way
      const steps = page.getByRole("region", { name: "First steps" });
      await expect(steps.getByText("Choose what to start from")).toBeHidden();
      const bar = frame.getByRole("banner");
      const add = await hands.tool(bar.getByText("Korn & Salz", { exact: true }), "Add a logo");
      await give(page, () => hands.press(add), logo);
      await expect(bar.getByRole("button", { name: "Logo" })).toBeVisible(made);
    });

    const openPage = async (name: string): Promise<void> => {
      await hands.press(page.getByRole("button", { name: /^Page: / }));
      await hands.press(page.getByRole("menuitemradio", { name }));
      await expect(page.getByRole("button", { name: `Page: ${name}` })).toBeVisible();
    };

    const speak = async (from: string, to: string, code: string): Promise<void> => {
      await hands.press(page.getByRole("button", { name: `Language: ${from}` }));
      await hands.press(page.getByRole("menuitemradio", { name: to }));
      await expect(page.getByRole("button", { name: `Language: ${to}` })).toBeVisible();
      await expect(frame.locator("html")).toHaveAttribute("lang", code);
    };

    await test.step("three more pages, with a picture of one's own, prices and a form", async () => {
      const pages = new PagesPanel(page);
      const add = async (ready: string): Promise<void> => {
        await hands.press(panels.getByRole("button", { name: "Pages" }));
        await hands.press(pages.panel.getByRole("button", { name: "New page" }));
        await hands.press(pages.dialog.getByRole("radio", { name: ready }));
        await hands.press(pages.dialog.getByRole("button", { name: "Create page" }));
        await expect(pages.dialog).toHaveCount(0);
        await expect(page.getByRole("button", { name: `Page: ${ready}` })).toBeVisible();
        // on a phone the sheet makes way for the page
        const close = pages.panel.getByRole("button", { name: "Close" });
        if (!isPhone) await hands.press(close);
        await expect(pages.panel).toHaveCount(0);
      };
      await add("About us");
      const picture = frame
        .getByRole("main")
        .getByRole("button", { name: /^Picture/ })
        .first();
      const replace = await hands.tool(picture, /^(Replace|Add picture)$/);
      await give(page, () => hands.press(replace), oven);
      await expect(picture).toHaveAttribute("src", /\/assets\//);
      await add("Menu");
      const first = frame.getByRole("main").getByRole("listitem").first();
      await hands.rewrite(first.getByRole("heading"), "Rye loaf");
      await hands.rewrite(first.getByRole("paragraph").first(), "€4.20");
      await add("Contact");
      await hands.rewrite(frame.getByRole("heading", { name: "How to find us" }), "Order ahead");
      await editor.saved();
    });

    await test.step("what search engines show, and German", async () => {
      await openPage("Home");
      await hands.press(panels.getByRole("link", { name: "Site" }));
      const settings = new SettingsScreen(page);
      const tabs = page.getByRole("navigation", { name: "Settings" });
      // on a phone each says what it is set to
      await hands.press(tabs.getByRole("link", { name: /^Page( \d)?$/ }));
      await hands.fill(settings.field("Title"), "Korn & Salz, bakery in the yard");
      if (isPhone) await hands.press(page.getByRole("link", { name: "Settings" }));
      await hands.press(tabs.getByRole("link", { name: "Languages" }));
      await hands.choose(
        page.getByRole("combobox", { name: "Add a language" }),
        "Deutsch · German",
      );
      await hands.press(page.getByRole("button", { name: "Add", exact: true }));
      await hands.press(settings.switch("Show to visitors: Deutsch"));
      await settings.saved();
      await hands.press(
        page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Edit" }),
      );
      await editor.ready();
      await speak("English", "Deutsch", "de");
      await hands.rewrite(
        frame.getByRole("heading", { level: 1 }),
        "Brot, für das man gern ansteht",
      );
      await editor.saved();
    });

    const publish = async (): Promise<void> => {
      await hands.press(editor.publishing.opener);
      await expect(editor.publishing.submit).toBeEnabled();
      await hands.press(editor.publishing.submit);
      await editor.publishing.live();
    };

    await test.step("visitors have all of it", async () => {
      await publish();
      const visitor = await (
        await anotherBrowser({ reducedMotion: browser.reducedMotion ?? "reduce" })
      ).newPage();
      await visitor.goto(address);
      await expect(visitor).toHaveTitle("Korn & Salz, bakery in the yard");
      const bar = visitor.getByRole("banner");
      await expect(
        bar.getByRole("link", { name: "Korn & Salz, home" }).locator("img"),
      ).toBeVisible();
      await bar.getByRole("link", { name: "Menu" }).click();
      await expect(visitor.getByRole("heading", { name: "Rye loaf" })).toBeVisible();
      await expect(visitor.getByText("€4.20")).toBeVisible();
      await bar.getByRole("link", { name: "Contact" }).last().click();
      await expect(visitor).toHaveURL(/\/contact\/$/);
      await expect(visitor.locator("html")).toHaveAttribute("data-live", "");
      await visitor.getByRole("textbox", { name: /name/ }).click();
      await expect(visitor.locator("form")).toHaveAttribute("data-live", "");
      await visitor.keyboard.type("Ann");
      await visitor.getByRole("textbox", { name: /email/ }).fill("ann@example.org");
      await visitor.getByRole("textbox", { name: /message/ }).fill("Two rye loaves for Friday");
      await visitor.getByRole("button", { name: "Send" }).click();
      await expect(visitor.getByRole("status").filter({ hasText: /thank/i })).toBeVisible();
      await visitor.goto(`${address}de/`);
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(
        "Brot, für das man gern ansteht",
      );
    });

    await test.step("a change is published, and taken back", async () => {
      await hands.close(editor.publishing.opener);
      await expect(editor.publishing.box).toHaveCount(0);
      await speak("Deutsch", "English", "en");
      await hands.rewrite(frame.getByRole("heading", { level: 1 }), "Bread worth the walk");
      await editor.saved();
      await publish();
      await expect.poll(async () => (await fetchSite(address)).body).toContain("worth the walk");
      const { box } = editor.publishing;
      await hands.press(box.getByRole("button", { name: "Releases" }));
      await hands.press(box.getByRole("button", { name: "Make release 1 live" }));
      await expect(box.getByRole("button", { name: "Make release 2 live" })).toBeVisible();
      await expect.poll(async () => (await fetchSite(address)).body).toContain("worth the queue");
      await hands.close(editor.publishing.opener);
      await expect(box).toHaveCount(0);
    });

    /** What a phone's dock has no room for is under More, which the sheet of pages leaves in reach. */
    const openFromMore = async (entry: Locator, called: string): Promise<void> => {
      if (!isPhone) return hands.press(entry);
      await hands.press(panels.getByRole("button", { name: "More" }));
      await hands.press(page.getByRole("menuitem", { name: called }));
    };

    await test.step("a page that was deleted comes back as it was", async () => {
      const pages = new PagesPanel(page);
      await hands.press(panels.getByRole("button", { name: "Pages" }));
      await hands.remove(pages.row("Menu"));
      await expect(pages.row("Menu")).toHaveCount(0);
      await editor.saved();
      await openFromMore(panels.getByRole("link", { name: "Versions" }), "Versions");
      const versions = new VersionsScreen(page);
      await expect(versions.timeline.getByRole("link").first()).toContainText("deleted");
      await hands.press(versions.timeline.getByRole("link", { name: /Release 2/ }));
      await expect(versions.point).toContainText("changed since");
      await hands.press(versions.point.getByRole("button", { name: /^Page: / }));
      await hands.press(page.getByRole("menuitemradio", { name: "Menu" }));
      await expect(versions.point.getByRole("button", { name: "Page: Menu" })).toBeVisible();
      await hands.press(versions.point.getByRole("button", { name: "Restore", exact: true }));
      await hands.press(page.getByRole("menuitem", { name: "Restore this page" }));
      const messages = page.getByRole("region", { name: "Messages" });
      await expect(messages).toHaveAttribute("aria-live", "polite");
      await expect(messages).toContainText("Page “Menu” restored");
      await hands.press(page.getByRole("link", { name: "Edit" }));
      await editor.ready();
      await openPage("Menu");
      await expect(frame.getByRole("heading", { name: "Rye loaf" })).toBeVisible();
    });
  });
}
