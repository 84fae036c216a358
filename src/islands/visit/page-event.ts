/** Name of the event on `document` that tells of a page shown in place of another; what counts visits listens to it. */
export const pageEvent = "vitrine:page";

export interface PageEventDetail {
  /** Path and query. */
  readonly path: string;
  readonly title: string;
}

export function tellOfPage(): void {
  const detail: PageEventDetail = {
    path: location.pathname + location.search,
    title: document.title,
  };
  document.dispatchEvent(new CustomEvent(pageEvent, { detail }));
}
