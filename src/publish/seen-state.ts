import { templates } from "#/sections/registry.ts";
import { navigationFields } from "#/site/navigation.ts";
import { withoutDrafts } from "#/site/page-index.ts";
import { pageOfLink } from "#/site/page-of-link.ts";
import { withoutLinks } from "#/site/page-tree/without-links.ts";
import { createRouter } from "#/site/router.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { ReleaseSource } from "./release-source.ts";

type State = Pick<ReleaseSource, "site" | "index" | "states">;

/** The site with a bar and a footer that don't lead to pages which visitors don't see. */
function leadingToSeen({ site, index }: State, unseen: ReadonlySet<string>): SiteRecord {
  const router = createRouter(site, index);
  const leadsThere = (link: Parameters<typeof pageOfLink>[1]): boolean =>
    unseen.has(pageOfLink(router, link) ?? "");
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
 * rendered, as they can be shown again at any time, but nothing leads to them; the home page is always led to.
 */
export function seenState<Whole extends State>(
  whole: Whole,
  unpublished: readonly string[],
): Whole & Pick<ReleaseSource, "unpublished"> {
  const { index, states } = whole;
  const [home] = index.entries;
  const drafts = new Set(index.entries.flatMap(({ id, isDraft }) => (isDraft ? id : [])));
  const off = unpublished.filter((id) => id !== home?.id && states.has(id));
  if (drafts.size === 0 && off.length === 0) return { ...whole, unpublished: off };
  return {
    ...whole,
    site: leadingToSeen(whole, new Set([...drafts, ...off])),
    index: withoutDrafts(index),
    states: new Map([...states].filter(([id]) => !drafts.has(id))),
    unpublished: off,
  };
}
