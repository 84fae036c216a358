import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** What is farther lacks a landmark or a shortcut. */
const mostPresses = 40;

/** How what is wanted lies to what has the keyboard, as somebody sees who looks at the screen. */
interface Way {
  readonly isThere: boolean;
  readonly isBefore: boolean;
  /** The keyboard is elsewhere than the page of the site, or the panel, or the bar that it is in. */
  readonly isInOtherPart: boolean;
  /** Sections of the page from one to the other. */
  readonly sections: number;
  readonly isInText: boolean;
  /** Of a group that is one stop of Tab another member has the stop; arrow keys lead on from there. */
  readonly isInGroup: boolean;
}

function lookFor(wanted: Element): Way {
  const { ownerDocument: own } = wanted;
  const frame = own.defaultView?.frameElement;
  const here = frame?.ownerDocument.activeElement ?? own.activeElement;
  const active = own.activeElement ?? own.body;
  const isOnPage = frame !== null && frame !== undefined;
  // the page has the keyboard, or the bar does and not the panel
  const isPastPanel = wanted.closest(".panel") !== null && active.closest(".panel") === null;
  const isPastBar = wanted.closest(".top-bar, .rail") !== null && active.nodeName === "IFRAME";
  const isInOtherPart = isOnPage ? here !== frame : isPastPanel || isPastBar;
  const order = [...own.querySelectorAll("body > .nav, main > *, body > .footer")];
  const placeOf = (one: Element): number => order.findIndex((section) => section.contains(one));
  const places = [placeOf(wanted), placeOf(active)] as const;
  const group = wanted.closest("[role=radiogroup], [role=menu], [role=tree]");
  const compared = active.compareDocumentPosition(wanted);
  return {
    isThere: active === wanted && (!isOnPage || here === frame),
    isBefore:
      active !== own.body &&
      Boolean(compared & Node.DOCUMENT_POSITION_PRECEDING) &&
      !active.contains(wanted),
    isInOtherPart,
    sections: isOnPage && !places.includes(-1) ? places[0] - places[1] : 0,
    isInText: active.matches("[contenteditable]"),
    isInGroup: group !== null && group !== active && group.contains(active),
  };
}

/**
 * Comes to a control as somebody does who has no mouse: by F6 to the part of the editor that it is in, by Alt and an
 * arrow to its section, by Tab, and by arrow keys within a group. Fails after so many presses.
 */
export async function tabTo(page: Page, wanted: Locator, most = mostPresses): Promise<void> {
  await expect(wanted).toBeAttached();
  // a text has another role once it is written in
  const element = await wanted.elementHandle();
  if (!element) throw new Error(`${String(wanted)} is gone`);
  const pressed: string[] = [];
  const press = async (key: string): Promise<void> => {
    pressed.push(key);
    await page.keyboard.press(key);
  };
  const holder = () =>
    page.evaluate(() => `${document.activeElement?.nodeName} ${document.activeElement?.className}`);
  // it is heard once the page's tools are there
  const pass = async (): Promise<void> => {
    const before = await holder();
    pressed.push("F6");
    await expect(async () => {
      await page.keyboard.press("F6");
      expect(await holder()).not.toBe(before);
    }).toPass();
  };
  while (pressed.length < most) {
    const way = await element.evaluate(lookFor);
    if (way.isThere) return;
    const [back, on] = way.isInGroup ? ["ArrowUp", "ArrowDown"] : ["Shift+Tab", "Tab"];
    if (way.isInOtherPart) await pass();
    else if (way.sections === 0 || way.isInGroup) await press(way.isBefore ? back : on);
    else {
      if (way.isInText) await press("Escape");
      const step = way.sections > 0 ? "Alt+ArrowDown" : "Alt+ArrowUp";
      for (let left = Math.abs(way.sections); left > 0; left -= 1) await press(step);
      await press("Tab");
    }
  }
  throw new Error(`${most} presses did not lead to ${String(wanted)}: ${pressed.join(" ")}`);
}
