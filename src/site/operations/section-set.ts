import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { pageKey } from "../records.ts";
import { withSectionTheme } from "../section-theme.ts";
import { colorModes, orientations } from "../theme.ts";
import { defineOperation } from "./operation.ts";
import { replaced } from "./order.ts";
import { withSections } from "./section-rules.ts";
import { findSection, readPage, sectionAt } from "./target.ts";

const argsSchema = z.strictObject({
  page: idSchema,
  section: idSchema,
  /** Null gives the section the theme's value again. */
  theme: z.strictObject({
    colorMode: z.optional(z.nullable(z.enum(colorModes))),
    orientation: z.optional(z.nullable(z.enum(orientations))),
  }),
});

/** Gives a section a colour mode or a side of its own, or the theme's again (R34). */
export const sectionSet = defineOperation({
  name: "section.set",
  args: argsSchema,
  records: (args) => [pageKey(args.page)],
  apply(records, { page: id, section, theme }, context) {
    const page = readPage(records, id);
    const known = sectionAt(page, section, context);
    const { colorMode = known.colorMode, orientation = known.orientation } = theme;
    const next = withSectionTheme(known, {
      ...(colorMode && { colorMode }),
      ...(orientation && { orientation }),
    });
    return { changes: withSections(page, replaced(page.sections, next)) };
  },
  invert(before, { page, section, theme }) {
    const { colorMode = null, orientation = null } = findSection(readPage(before, page), section);
    return [
      {
        name: "section.set",
        args: {
          page,
          section,
          theme: {
            ...(theme.colorMode !== undefined && { colorMode }),
            ...(theme.orientation !== undefined && { orientation }),
          },
        },
      },
    ];
  },
});
