import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { pageKey } from "../records.ts";
import type { Records } from "../records.ts";
import { withOwn } from "../section-own.ts";
import type { Section } from "../section.ts";
import { colorModes, orientations } from "../theme.ts";
import { defineOperation } from "./operation.ts";
import type { OperationContext } from "./operation.ts";
import { replaced } from "./order.ts";
import { withSections } from "./section-rules.ts";
import { readSiteSection, siteSectionSchema, withSiteSection } from "./site-section.ts";
import { findSection, readPage, readSite, ownSectionAt } from "./target.ts";

/** Null gives the section the theme's value again. */
const themeSchema = z.strictObject({
  colorMode: z.optional(z.nullable(z.enum(colorModes))),
  orientation: z.optional(z.nullable(z.enum(orientations))),
});
type OwnTheme = z.infer<typeof themeSchema>;

/** A section of a page, or one that belongs to the site. */
const argsSchema = z.union([
  z.strictObject({ page: idSchema, section: idSchema, theme: themeSchema }),
  z.strictObject({ target: siteSectionSchema, theme: themeSchema }),
]);
type Args = z.infer<typeof argsSchema>;

function withTheme(section: Section, theme: OwnTheme): Section {
  const { colorMode = section.colorMode, orientation = section.orientation } = theme;
  const { hidden } = section;
  return withOwn(section, {
    ...(colorMode && { colorMode }),
    ...(orientation && { orientation }),
    ...(hidden && { hidden }),
  });
}

function sectionBefore(records: Records, args: Args, context: OperationContext): Section {
  if (!("target" in args)) return findSection(readPage(records, args.page), args.section);
  return readSiteSection(readSite(records), args.target, context);
}

/** Gives a section or the footer a colour mode or a side of its own, or the theme's again (R34). */
export const sectionSet = defineOperation({
  name: "section.set",
  args: argsSchema,
  records: (args) => ["target" in args ? "site" : pageKey(args.page)],
  apply(records, args, context) {
    if ("target" in args) {
      const site = readSite(records);
      const next = withTheme(readSiteSection(site, args.target, context), args.theme);
      return { changes: { site: withSiteSection(site, args.target, next, context) } };
    }
    const page = readPage(records, args.page);
    const known = ownSectionAt(page, args.section, context);
    return { changes: withSections(page, replaced(page.sections, withTheme(known, args.theme))) };
  },
  invert(before, args, context) {
    const { colorMode = null, orientation = null } = sectionBefore(before, args, context);
    const theme = {
      ...(args.theme.colorMode !== undefined && { colorMode }),
      ...(args.theme.orientation !== undefined && { orientation }),
    };
    return [{ name: "section.set", args: { ...args, theme } }];
  },
});
