import type { HiddenOn, Section } from "./section.ts";

/** What of a section no template decides: what of the theme it has of its own, and where visitors don't see it. */
export type SectionOwn = Pick<Section, "colorMode" | "orientation" | "hidden">;

export function ownOfSection({ colorMode, orientation, hidden }: SectionOwn): SectionOwn {
  return {
    ...(colorMode && { colorMode }),
    ...(orientation && { orientation }),
    ...(hidden && { hidden }),
  };
}

/** The section with just this as its own. */
export function withOwn(section: Section, own: SectionOwn): Section {
  const { colorMode: _mode, orientation: _side, hidden: _hidden, parked, ...content } = section;
  return { ...content, ...ownOfSection(own), ...(parked && { parked }) };
}

/** Kinds of devices that pages differ on: up to the width of phones, and above. */
export const deviceKinds = ["phones", "desktops"] as const satisfies readonly HiddenOn[];
export type DeviceKind = (typeof deviceKinds)[number];

/** The devices that a section is seen on. */
export function shownOn({ hidden }: Pick<Section, "hidden">): DeviceKind[] {
  return hidden === "everywhere" ? [] : deviceKinds.filter((device) => device !== hidden);
}

/** The sections that visitors see on some device: the others are no part of the published page. */
export function shownSections(sections: readonly Section[]): Section[] {
  return sections.filter(({ hidden }) => hidden !== "everywhere");
}
