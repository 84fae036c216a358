import { whenThere } from "./when-there.ts";

/** Whether a click is one of the main button without a further key, which nobody has taken. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey);
}

/** The link that a click without a further key goes to; undefined for every other click. */
export function clickedAnchor(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target } = event;
  if (!isPlainClick(event) || !(target instanceof Element)) return;
  return target.closest<HTMLAnchorElement>("a[href]") ?? undefined;
}

/** The own link that a click leads to in this window; undefined for every other click. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = clickedAnchor(event);
  const isOwn =
    link && link.origin === location.origin && !link.target && !link.hasAttribute("download");
  return isOwn ? link : undefined;
}

/**
 * Internal links have a slash at their end and keep the query of the address (specification, section 2); the links of the
 * language menu lead to where they say. Changed at the click, so that it holds however the browser goes there.
 */
export function completeLink(link: HTMLAnchorElement): void {
  if (link.hreflang !== "") return;
  if (!/\/$|\.\w+$/.test(link.pathname)) link.pathname += "/";
  if (link.search === "") link.search = location.search;
}

/** Whether a link leads to a part of the page that is shown. */
function isHashLink({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname === location.pathname && search === location.search;
}

/** Looks after the clicks on links from now on. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const link = clickedLink(event);
    if (!link) return;
    completeLink(link);
    const { hash } = link;
    // after the browser has changed the address, and gone there by itself
    if (isHashLink(link)) whenThere(import("./reveal.ts"), ({ reveal }) => reveal(hash));
  });
}
