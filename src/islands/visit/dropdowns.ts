const open = "header.nav details[name][open]";

function close(dropdown: HTMLDetailsElement): void {
  const hadFocus = dropdown.contains(document.activeElement);
  dropdown.open = false;
  if (hadFocus) dropdown.querySelector("summary")?.focus();
}

function closeAllBut(target: EventTarget | null): void {
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(open)) {
    if (!(target instanceof Node) || !dropdown.contains(target)) dropdown.open = false;
  }
}

/** In the full-screen menu, the languages may open below the window's edge. */
function bringIntoView(target: EventTarget | null): void {
  if (target instanceof HTMLDetailsElement && target.open && target.closest(".nav-full"))
    target.scrollIntoView({ block: "nearest" });
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows go through a dropdown: down from what opens it opens it, up from its first link leads back. */
function goByArrow(event: KeyboardEvent): void {
  const by = steps[event.key];
  const { activeElement } = document;
  const dropdown = activeElement?.closest<HTMLDetailsElement>("header.nav details[name]");
  const summary = dropdown?.querySelector("summary");
  if (by === undefined || !dropdown || !summary) return;
  if (by < 0 && activeElement === summary) return;
  event.preventDefault();
  dropdown.open = true;
  const links = [...dropdown.querySelectorAll<HTMLElement>("a[href]")];
  const places = [summary, ...links.filter((link) => link.checkVisibility())];
  places[places.findIndex((place) => place === activeElement) + by]?.focus();
}

/** Dropdowns of the bar close when something else is pressed or focused, and by Escape, which gives the focus back. */
export function initDropdowns(): void {
  document.addEventListener("mousedown", ({ target }) => closeAllBut(target));
  document.addEventListener("focusin", ({ target }) => closeAllBut(target));
  document.addEventListener("keydown", goByArrow);
  document.addEventListener("keydown", (event) => {
    const dropdown = document.querySelector<HTMLDetailsElement>(open);
    if (event.key !== "Escape" || !dropdown) return;
    close(dropdown);
    // the menu around it stays
    event.stopImmediatePropagation();
  });
  document.addEventListener("toggle", ({ target }) => bringIntoView(target), true);
  // one may have been opened, and left again, while this was on its way
  const { activeElement, body } = document;
  if (activeElement !== body) closeAllBut(activeElement);
  bringIntoView(document.querySelector(open));
}
