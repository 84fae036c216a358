import { isAtLeast } from "#/api/roles.ts";
import type { SiteInfo } from "#/api/sites.ts";
import type { Feature, PanelEntry, RailLink } from "./feature.ts";

export type RailPart = PanelEntry | RailLink;

/** As many as a phone of 320 px has room for beside More. */
export const mostInDock = 5;

interface ShownTo extends Pick<SiteInfo, "role" | "isGuest"> {
  readonly hasLanguages: boolean;
}

/** What the features offer to somebody of this role, in the order of the features, those at the rail's foot last. Guests have a link and no account. */
export function railEntries(
  features: readonly Feature[],
  { role, isGuest, hasLanguages }: ShownTo,
): readonly RailPart[] {
  return features
    .flatMap(({ panels = [], railLinks = [] }): RailPart[] => [
      ...panels,
      ...railLinks.filter(
        ({ isForLanguages, isForMembers }) =>
          (hasLanguages || !isForLanguages) && !(isGuest && isForMembers),
      ),
    ])
    .filter(({ needs = "editor" }) => isAtLeast(role, needs))
    .toSorted((one, other) => Number(one.isAside === true) - Number(other.isAside === true));
}

/** The ways to the site's other screens. */
export function railLinks(features: readonly Feature[], shownTo: ShownTo): readonly RailLink[] {
  return railEntries(features, shownTo).filter((entry) => "address" in entry);
}
