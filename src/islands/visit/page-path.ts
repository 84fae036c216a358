/** Whether an address is that of a page of this site: own pages end with a slash, and calls are none. */
export function isPageAddress({ origin, pathname }: Pick<URL, "origin" | "pathname">): boolean {
  return origin === location.origin && pathname.endsWith("/") && !pathname.startsWith("/api/");
}
