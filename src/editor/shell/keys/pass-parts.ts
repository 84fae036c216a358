import { byKey } from "../../canvas/by-key.ts";
import { focusOnce } from "../../ui/focus-once.ts";

/** The parts of a screen: its bar, lists and navigations, what it shows, and what stands beside that. */
const parts =
  "header:not(:is(main, nav, aside, section) *), nav, main, aside, main section[aria-label]";
const stops =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex='0']";

/** The first of a part that takes the keyboard, or the part itself where nothing does and it has no parts of its own. */
function stopOf(part: HTMLElement): HTMLElement | undefined {
  const own = [...part.querySelectorAll<HTMLElement>(stops)].find(
    (one) => one.tabIndex >= 0 && one.checkVisibility() && one.closest(parts) === part,
  );
  return own ?? (part.querySelector(parts) ? undefined : part);
}

/** Leads the keyboard from the part of the screen that has it to the next one, or to the one before, round and round. */
export function passParts({ isBack }: { readonly isBack: boolean }): void {
  const all = [...document.querySelectorAll<HTMLElement>(parts)].flatMap((part) => {
    const stop = part.checkVisibility() ? stopOf(part) : undefined;
    return stop ? [{ part, stop }] : [];
  });
  const holder = document.activeElement?.closest(parts);
  const here = all.findIndex(({ part }) => part === holder);
  const next = isBack ? Math.max(here, 0) - 1 : here + 1;
  const { part, stop } = all.at(next % all.length) ?? {};
  if (!part || !stop) return;
  if (stop === part) focusOnce(part);
  else stop.focus(byKey);
}
