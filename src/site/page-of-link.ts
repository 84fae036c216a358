import type { Link } from "./link.ts";
import { pathOfAddress } from "./own-path.ts";
import type { Router } from "./router.ts";

/** The own page that a link leads to, also by its address; undefined for links to anything else or within their page. */
export function pageOfLink(router: Pick<Router, "find">, link: Link): string | undefined {
  if (link.kind === "page") return link.page;
  const path = link.kind === "address" ? pathOfAddress(link.address) : undefined;
  return path === undefined ? undefined : router.find(path)?.page;
}
