import type { ResolvedLink } from "#/sections/kit/index.ts";
import type { Link } from "#/site/link.ts";
import { anchorId } from "#/site/router.ts";
import type { PageFacts } from "./page-facts.ts";

/** Where a link leads on a published page; undefined where it leads nowhere. */
export function resolveLink(facts: PageFacts, link: Link): ResolvedLink | undefined {
  const place = { page: facts.page ?? "", language: facts.language };
  // what stands on every page may be rendered without one; its anchors are on whichever page it is shown
  if (link.kind === "section") {
    return {
      href: `#${anchorId(link.section)}`,
      opensNewTab: false,
      isDownload: false,
      isCurrent: false,
    };
  }
  const route = facts.router.resolve(link, place);
  if (!route) return undefined;
  const isCurrent =
    route.page !== undefined && route.page === facts.page && !route.href.includes("#");
  const { href, opensNewTab, isDownload = false, file } = route;
  return { href, opensNewTab, isDownload, isCurrent, ...(file && { file }) };
}
