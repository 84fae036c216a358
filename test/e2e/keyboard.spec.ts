import { expectFocusWithin } from "./harness/focus-within.ts";
import { createSite } from "./harness/new-site.ts";
import { ownerAccount } from "./harness/product.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { tabTo } from "./harness/tab-to.ts";
import { EditorScreen } from "./screens/editor-screen.ts";
import { SignInScreen } from "./screens/sign-in-screen.ts";

const shared = shareProduct();
test("MARK-90, PREV-90: from sign-in over an edit to the published page without a mouse", async ({
  page,
  anotherBrowser,
}) => {
  const { product, api } = shared();
  const site = await createSite(api);
  const { address } = await api.site(site.slug);
  await page.goto(product.appOrigin);
  const screen = new SignInScreen(page);
  await tabTo(page, screen.email);
  await page.keyboard.type(ownerAccount.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(ownerAccount.password);
  await page.keyboard.press("Enter");

  const { name } = await api.call<{ name: string }>("GET", `sites/${site.id}`);
  await expect(page.getByRole("heading", { name: "Sites", exact: true })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: `Edit ${name}`, exact: true }));
  await page.keyboard.press("Enter");

  const editor = new EditorScreen(page);
  await editor.ready();
  const title = editor.canvas.title(site.header);
  await tabTo(page, title);
  await editor.canvas.editable(title);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Written without a mouse");
  await page.keyboard.press("Escape");
  await editor.saved();

  // MARK-90: Tab leads from a mark to what it offers; that of the title has gone
  const mark = page.getByRole("button", { name: /^Placeholder text left\. .+ › Text/ }).first();
  // past the rest of the page
  await tabTo(page, mark, 80);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Ignore: / }).first()).toBeFocused();

  // PREV-90: Escape does what the button over the preview says
  await tabTo(page, editor.top.getByRole("button", { name: "Preview" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Back to editing" }));
  await page.keyboard.press("Escape");
  await expect(editor.publishing.opener).toBeVisible();

  await tabTo(page, editor.publishing.opener);
  await page.keyboard.press("Enter");
  await expect(editor.publishing.submit).toBeEnabled();
  await tabTo(page, editor.publishing.submit);
  await page.keyboard.press("Enter");
  await editor.publishing.live();
  await page.keyboard.press("Escape");
  await expect(editor.publishing.box).toBeHidden();
  await expect(editor.publishing.opener).toBeFocused();

  const visitor = await (await anotherBrowser()).newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Written without a mouse");
});

test("TEXT-245: on the screens beside the canvas F6 leads from the bar through what they show and round, Shift+F6 back", async ({
  page,
}) => {
  const { product, api } = shared();
  const site = await createSite(api);
  await signInQuietly(page.context(), product);
  /** The landmark that has the keyboard, and which of the page's it is. */
  const part = (): Promise<string> =>
    page.evaluate(() => {
      const landmarks = "header, nav, main, aside, section[aria-label]";
      const held = document.activeElement?.closest(landmarks);
      const place = held && [...document.querySelectorAll(landmarks)].indexOf(held);
      return held ? `${place} ${held.tagName} ${held.className}` : "";
    });
  const press = async (key: string, from: string): Promise<string> => {
    await page.keyboard.press(key);
    let now = from;
    await expect
      .poll(async () => {
        now = await part();
        return now !== "" && now !== from;
      })
      .toBe(true);
    return now;
  };
  for (const screen of ["media", "inbox", "versions", "settings"]) {
    await page.goto(`${product.appOrigin}/sites/${site.id}/${screen}`);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const first = await press("F6", "");
    expect(first, screen).toContain("HEADER");
    const round = [first];
    while (round.length < 2 || round.at(-1) !== first)
      round.push(await press("F6", round.at(-1) ?? ""));
    expect(round.length, screen).toBeGreaterThanOrEqual(3);
    expect(await press("Shift+F6", first), screen).toBe(round.at(-2));
  }
  // a dialog that is open keeps it
  await page.getByRole("button", { name: "Commands" }).click();
  const dialog = page.getByRole("dialog");
  await expectFocusWithin(dialog);
  await page.keyboard.press("F6");
  await page.keyboard.type("inbox");
  await expect(dialog.getByRole("combobox")).toHaveValue("inbox");
});

test("whatever has the focus on a published page shows it", async ({ page }) => {
  await page.goto(shared().product.siteAddress());
  for (let stop = 0; stop < 16; stop += 1) {
    await page.keyboard.press("Tab");
    const { name, isMarked } = await page.evaluate(() => {
      const { activeElement: element } = document;
      const looks = (): string[] => {
        const found: string[] = [];
        // a field's frame may be drawn by what stands around it
        for (
          let part = element, level = 0;
          part && level < 4;
          part = part.parentElement, level += 1
        ) {
          const { outline, boxShadow, borderColor } = getComputedStyle(part);
          found.push(`${outline} ${boxShadow} ${borderColor}`);
        }
        return found;
      };
      const focused = looks();
      if (element instanceof HTMLElement) element.blur();
      const left = looks();
      if (element instanceof HTMLElement) element.focus({ focusVisible: true } as FocusOptions);
      return { name: element?.outerHTML.slice(0, 80), isMarked: focused.join() !== left.join() };
    });
    expect(isMarked, name).toBe(true);
  }
});

test("the first Tab of a published page skips to its content", async ({ page }) => {
  await page.goto(shared().product.siteAddress());
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
});
