import type { breakpoints } from "#/site/design-constants.ts";

/** Up to here the links of the bar fold into a menu, in pixels. */
const foldedUpTo = 1024 satisfies typeof breakpoints.navigation;

interface FullScreenMenu {
  /** Closes the menu where it is open. */
  close(): void;
}

function findMenu(): HTMLDetailsElement | null {
  return document.querySelector(".nav__menu");
}

/** Everything beside the bar is out of reach while its menu covers the window. */
function setOthersInert(isInert: boolean): void {
  for (const element of document.body.children) {
    if (element instanceof HTMLElement && !element.matches("header.nav")) element.inert = isInert;
  }
}

function reachable(menu: Element): HTMLElement[] {
  const bar = menu.closest("header") ?? menu;
  return [...bar.querySelectorAll<HTMLElement>("a[href],summary,button")].filter((element) =>
    element.checkVisibility(),
  );
}

/** From the last link the Tab key leads to the first one, and back. */
function keepFocus(event: KeyboardEvent, menu: Element): void {
  const all = reachable(menu);
  const [edge, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const { activeElement } = document;
  if (activeElement !== edge && activeElement !== document.body) return;
  event.preventDefault();
  other?.focus();
}

/** The menu of narrow windows keeps the focus, and closes by Escape, by its links and where the window gets wide. */
export function initFullScreenMenu(): FullScreenMenu {
  function close(): void {
    const menu = findMenu();
    if (!menu?.open) return;
    menu.open = false;
    setOthersInert(false);
  }

  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target === findMenu())
        setOthersInert(target.open);
    },
    true,
  );
  document.addEventListener("keydown", (event) => {
    const menu = findMenu();
    if (!menu?.open) return;
    if (event.key === "Tab") keepFocus(event, menu);
    if (event.key !== "Escape") return;
    close();
    menu.querySelector("summary")?.focus();
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(".nav-full a")) close();
  });
  const narrow = matchMedia(`(max-width:${foldedUpTo}px)`);
  narrow.addEventListener("change", close);
  // it may have been opened, and the window widened, while this was on its way
  if (!narrow.matches) close();
  else if (findMenu()?.open) setOthersInert(true);
  return { close };
}
