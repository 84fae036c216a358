import { expect } from "@playwright/test";
import type { Locator } from "@playwright/test";

/** Waits until a part of the page has the focus: what opens is seen a moment before it hears keys. */
export async function expectFocusWithin(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((one) => one.contains(one.ownerDocument.activeElement)))
    .toBe(true);
}
