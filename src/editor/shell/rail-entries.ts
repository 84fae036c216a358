import { isAtLeast } from "#/api/roles.ts";
import type { SiteRole } from "#/api/roles.ts";
import type { Feature, PanelEntry, RailLink } from "./feature.ts";

export type RailPart = PanelEntry | RailLink;

/** As many as a phone of 320 px has room for beside More. */
export const mostInDock = 5;

interface ShownTo {
  readonly role: SiteRole;
  readonly hasLanguages: boolean;
}

/** What the features offer to somebody of this role, in the order of the features. */
export function railEntries(
  features: readonly Feature[],
  { role, hasLanguages }: ShownTo,
): readonly RailPart[] {
  return features
    .flatMap(({ panels = [], railLinks = [] }): RailPart[] => [
      ...panels,
      ...railLinks.filter(({ isForLanguages = false }) => hasLanguages || !isForLanguages),
    ])
    .filter(({ needs = "editor" }) => isAtLeast(role, needs));
}

/** The ways to the site's other screens; those at the rail's foot come last. */
export function railLinks(features: readonly Feature[], shownTo: ShownTo): readonly RailLink[] {
  const links = railEntries(features, shownTo).filter((entry) => "address" in entry);
  return [
    ...links.filter(({ isAside = false }) => !isAside),
    ...links.filter(({ isAside = false }) => isAside),
  ];
}
