import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { tabTo } from "./tab-to.ts";

/** How an owner acts on what is on the screen. All of it is found by role and name, whoever acts. */
export interface Hands {
  /** A click or what stands for it. */
  press(control: Locator): Promise<void>;
  fill(field: Locator, words: string): Promise<void>;
  choose(list: Locator, option: string): Promise<void>;
  /** Puts other words in place of a text of the canvas, and leaves it. */
  rewrite(text: Locator, words: string): Promise<void>;
  /** Goes to a part of the page, and answers a button of the toolbar beside it. */
  tool(part: Locator, name: string | RegExp): Promise<Locator>;
  /** Deletes a page by its row of the tree. */
  remove(row: Locator): Promise<void>;
  /** Closes what opened beside a button. */
  close(opener: Locator): Promise<void>;
}

async function typeOver(page: Page, words: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(words);
}

/** Types within a list, which begins a new word after a second: by the clock of the events, however busy the machine is. */
async function typeAhead(page: Page, words: string): Promise<void> {
  const keys = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  for (const [place, text] of Array.from(words).entries()) {
    const letter = { key: text, text, timestamp: begun + place * 0.01 };
    await keys.send("Input.dispatchKeyEvent", { type: "keyDown", ...letter });
    await keys.send("Input.dispatchKeyEvent", { ...letter, type: "keyUp", text: "" });
  }
  await keys.detach();
}

/** Deletes a page by the menu of its row. */
async function removeByMenu(page: Page, row: Locator, press: Hands["press"]): Promise<void> {
  await press(row.getByRole("button", { name: /^Actions: / }));
  await press(page.getByRole("menuitem", { name: "Delete page" }));
}

/** What can be written in has the caret. */
async function isWritten(element: Awaited<ReturnType<Locator["elementHandle"]>>): Promise<void> {
  await expect.poll(() => element?.getAttribute("contenteditable")).toBe("plaintext-only");
}

export function mouseOf(page: Page): Hands {
  return {
    press: (control) => control.click(),
    async fill(field, words) {
      await field.click();
      await typeOver(page, words);
      await expect(field).toHaveValue(words);
    },
    choose: async (list, option) => void (await list.selectOption({ label: option })),
    async rewrite(text, words) {
      const element = await text.elementHandle();
      await text.click();
      await isWritten(element);
      await typeOver(page, words);
      await expect.poll(() => element?.textContent()).toBe(words);
      await page.keyboard.press("Escape");
    },
    async tool(part, name) {
      await part.click();
      return page.getByRole("toolbar").getByRole("button", { name });
    },
    async remove(row) {
      await row.hover();
      await removeByMenu(page, row, (control) => control.click());
    },
    close: () => page.keyboard.press("Escape"),
  };
}

/** A finger and what is typed on the screen's keyboard, of which selecting all stands for a long press and its menu. */
export function fingerOf(page: Page): Hands {
  const tools = page.getByRole("toolbar");
  const done = tools.getByRole("button", { name: "Done" });
  return {
    press: (control) => control.tap(),
    async fill(field, words) {
      await field.tap();
      await typeOver(page, words);
      await expect(field).toHaveValue(words);
    },
    async choose(list, option) {
      await list.tap();
      // the phone's own list
      await list.selectOption({ label: option });
    },
    async rewrite(text, words) {
      const element = await text.elementHandle();
      await text.tap();
      await isWritten(element);
      await typeOver(page, words);
      await expect.poll(() => element?.textContent()).toBe(words);
      await done.tap();
      await expect(done).toBeHidden();
    },
    async tool(part, name) {
      await part.tap();
      const tool = tools.getByRole("button", { name });
      // a text is written in first: its section’s tools come after
      await expect(tool.or(done).filter({ visible: true }).first()).toBeVisible();
      if (await done.isVisible()) await done.tap();
      return tool;
    },
    remove: (row) => removeByMenu(page, row, (control) => control.tap()),
    close: (opener) => opener.tap(),
  };
}

/** The keyboard, however it comes to a control. */
function keyboardOf(page: Page, reach: (control: Locator) => Promise<void>): Hands {
  const come = async (control: Locator): Promise<void> => {
    await expect(control).toBeEnabled();
    await reach(control);
    await expect(control).toBeFocused();
  };
  return {
    async press(control) {
      await come(control);
      const isChosen = await control.evaluate((element) =>
        element.matches("input[type=radio], input[type=checkbox], [role=radio], [role=switch]"),
      );
      await page.keyboard.press(isChosen ? "Space" : "Enter");
    },
    async fill(field, words) {
      await come(field);
      await typeOver(page, words);
      await expect(field).toHaveValue(words);
    },
    async choose(list, option) {
      await come(list);
      await typeAhead(page, option);
      await expect(list.getByRole("option", { name: option })).toHaveJSProperty("selected", true);
    },
    async rewrite(text, words) {
      const element = await text.elementHandle();
      await reach(text);
      // it says that it can be typed in, and what it is
      await expect.poll(() => element?.getAttribute("role")).toBe("textbox");
      expect(await element?.getAttribute("aria-label")).toMatch(/\S/);
      await typeOver(page, words);
      await expect.poll(() => element?.textContent()).toBe(words);
      await page.keyboard.press("Escape");
    },
    async tool(part, name) {
      await reach(part);
      const isButton = (await part.getAttribute("role")) === "button";
      await page.keyboard.press(isButton ? "Enter" : "Alt+F10");
      await expect(page.getByRole("toolbar").locator(":focus")).toBeVisible();
      const tool = page.getByRole("toolbar").getByRole("button", { name });
      for (let stop = 0; stop < 20; stop += 1) {
        if (await tool.evaluate((element) => element === document.activeElement)) return tool;
        await page.keyboard.press("ArrowRight");
      }
      throw new Error(`The toolbar's arrow keys do not lead to ${String(name)}`);
    },
    async remove(row) {
      await come(row);
      await page.keyboard.press("Delete");
    },
    close: () => page.keyboard.press("Escape"),
  };
}

/** As with a screen reader: it goes to what has a role and a name, and everything else is the keyboard. */
export function treeOf(page: Page): Hands {
  return keyboardOf(page, (control) => control.focus());
}

/** Nothing but keys: what is wanted is come to by pressing them. */
export function keysOf(page: Page): Hands {
  return keyboardOf(page, (control) => tabTo(page, control));
}
