import type { PageEntry } from "#/site/page-index.ts";

/** What stands behind `/edit/` in the address: the page's path, and "home" for the root (section 2). */
export function pageSlug({ path, id }: Pick<PageEntry, "path" | "id">): string {
  if (path === "/") return "home";
  // a page whose own path is /home is called by its id
  return path === "/home" ? id : path.slice(1);
}

/** What the address of a thread of comments has behind its page. */
export const threadMark = "#comment-";

/** The editor's address of a thread; of one whose page is gone, that of the home page with it. */
export function threadAddress(
  site: string | number,
  page: Pick<PageEntry, "path" | "id"> | undefined,
  thread: string,
): string {
  return `/sites/${site}/edit/${page ? pageSlug(page) : "home"}${threadMark}${thread}`;
}
