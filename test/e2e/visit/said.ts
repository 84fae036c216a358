import { expect } from "@playwright/test";
import type { Locator } from "@playwright/test";

/** What a form said at a moment, and how high its section was, in pixels. */
interface Said {
  readonly words: string;
  readonly height: number;
}

/** Notes what a form says from now on: words that go by themselves can't be missed. */
export async function listenTo(form: Locator): Promise<() => Promise<Said[]>> {
  const heard = await form.evaluateHandle((element) => {
    const all: Said[] = [];
    const note = (): void => {
      const height = element.closest("section")?.offsetHeight ?? 0;
      all.push({ words: element.textContent ?? "", height });
    };
    new MutationObserver(note).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return all;
  });
  return () => heard.jsonValue();
}

/** Waits until a form has said something, whether it still does or not. */
export async function expectSaid(said: () => Promise<Said[]>, wanted: string): Promise<void> {
  await expect
    .poll(async () => (await said()).map(({ words }) => words))
    .toContainEqual(expect.stringContaining(wanted));
}
