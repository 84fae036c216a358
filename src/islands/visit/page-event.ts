import type { ShownPage } from "#/vendors/loader.ts";

/** Name of the event on `document` that tells of a page shown in place of another; what counts visits listens to it. */
export const pageEvent = "vitrine:page";

export function notifyOfPage(): void {
  const detail: ShownPage = {
    path: location.pathname + location.search,
    title: document.title,
  };
  document.dispatchEvent(new CustomEvent(pageEvent, { detail }));
}
