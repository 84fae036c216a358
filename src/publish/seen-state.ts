import { templates } from "#/sections/registry.ts";
import { navigationFields } from "#/site/navigation.ts";
import { withoutDrafts } from "#/site/page-index.ts";
import { pageOfLink } from "#/site/page-of-link.ts";
import { withoutLinks } from "#/site/page-tree/without-links.ts";
import { createRouter } from "#/site/router.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { ReleaseSource } from "./release-source.ts";
import { withinOrigin } from "./within-origin.ts";

type State = Pick<ReleaseSource, "site" | "index" | "states">;

/** The site with a bar and a footer that don't lead to pages which visitors don't see. */
function leadingToSeen(
  { site, index }: State,
  unseen: ReadonlySet<string>,
  origin: string,
): SiteRecord {
  const router = createRouter(site, index);
  const leadsThere = (link: Parameters<typeof pageOfLink>[1]): boolean =>
    unseen.has(pageOfLink(router, withinOrigin(link, origin)) ?? "");
  const { navigation, footer } = site;
  const specs = templates(footer.template)?.fields ?? {};
  return {
    ...site,
    navigation: withoutLinks(navigationFields, navigation, leadsThere),
    footer: { ...footer, fields: withoutLinks(specs, footer.fields, leadsThere) },
  };
}

/**
 * What of a site a release is made from (decision 990). Its drafts aren't there at all. Pages that are unpublished are
 * rendered, as they can be shown again at any time, but nothing leads to them; the home page is always led to. `origin` is
 * the scheme and host of the site.
 */
export function seenState<Whole extends State>(
  whole: Whole,
  unpublished: readonly string[],
  origin: string,
): Whole & Required<Pick<ReleaseSource, "unseen">> {
  const { index, states } = whole;
  const off = new Set(unpublished);
  const unseen = index.entries.filter(
    ({ id, isDraft }, place) => isDraft || (place > 0 && off.has(id)),
  );
  if (unseen.length === 0) return { ...whole, unseen };
  const drafts = new Set(unseen.flatMap(({ id, isDraft }) => (isDraft ? id : [])));
  return {
    ...whole,
    site: leadingToSeen(whole, new Set(unseen.map(({ id }) => id)), origin),
    index: withoutDrafts(index),
    states: new Map([...states].filter(([id]) => !drafts.has(id))),
    unseen,
  };
}
