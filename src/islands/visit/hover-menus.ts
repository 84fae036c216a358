/** Milliseconds over a link of the bar before its menu opens, and after leaving both before it closes. */
const delays = { open: 120, close: 300 } as const;

const withMenu = "header.nav li:has(>details)";

function menuOver(target: EventTarget | null): HTMLDetailsElement | null {
  const item = target instanceof Element ? target.closest(withMenu) : null;
  return item?.querySelector("details") ?? null;
}

/** A mouse that rests on a link of the bar opens its menu. A press on its arrow then keeps it open. */
export function openMenusOnHover(): void {
  let over: HTMLDetailsElement | null = null;
  let opened: HTMLDetailsElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (menu: HTMLDetailsElement | null): void => {
    if (opened && opened !== menu) opened.open = false;
    opened = menu && !menu.open ? menu : null;
    if (opened) opened.open = true;
  };
  const rest = (menu: HTMLDetailsElement | null): void => {
    if (menu === over) return;
    over = menu;
    clearTimeout(timer);
    timer = setTimeout(open, delays[menu ? "open" : "close"], menu);
  };
  document.addEventListener(
    "pointerover",
    ({ target, pointerType }) => rest(pointerType === "mouse" ? menuOver(target) : null),
    { passive: true },
  );
  document.addEventListener("click", (event) => {
    const { target } = event;
    const summary = target instanceof Element && target.closest("summary");
    if (!summary || !opened?.open || summary.parentElement !== opened) return;
    event.preventDefault();
    opened = null;
  });
  // it may have come to rest while this was on its way; a finger leaves what it pressed hovered, too
  if (matchMedia("(hover)").matches) rest(menuOver(document.querySelector(`${withMenu}:hover`)));
}
