import type { Section, SectionTheme } from "./section.ts";

/** What of the theme a section has of its own. */
export function themeOfSection({ colorMode, orientation }: SectionTheme): SectionTheme {
  return { ...(colorMode && { colorMode }), ...(orientation && { orientation }) };
}

/** The section with just this of the theme as its own. */
export function withSectionTheme(section: Section, theme: SectionTheme): Section {
  const { colorMode: _mode, orientation: _side, parked, ...content } = section;
  return { ...content, ...themeOfSection(theme), ...(parked && { parked }) };
}
