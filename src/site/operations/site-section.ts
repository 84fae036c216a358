import * as z from "zod/mini";
import { bringUpSection } from "../bring-up.ts";
import { idSchema } from "../id.ts";
import type { Section } from "../section.ts";
import type { SiteRecord } from "../site.ts";
import type { OperationContext } from "./operation.ts";
import { checkLinkable } from "./section-rules.ts";
import { readLinked, templateFields, withLinked } from "./target.ts";

/** A section that belongs to the site and to no page: its footer, or a linked one. */
export const siteSectionSchema = z.union([
  z.strictObject({ part: z.literal("footer") }),
  z.strictObject({ part: z.literal("linked"), linked: idSchema }),
]);
export type SiteSection = z.infer<typeof siteSectionSchema>;

/** It as its template has it now. @throws OperationRefusal linked-gone, template-unknown, template-newer */
export function readSiteSection(
  site: SiteRecord,
  target: SiteSection,
  context: OperationContext,
): Section {
  if (target.part === "linked") return readLinked(site, target.linked, context);
  const footer = bringUpSection(site.footer, context.templates);
  templateFields(footer, context);
  return footer;
}

/** The site with another section in its place. @throws OperationRefusal linked-kind */
export function withSiteSection(
  site: SiteRecord,
  target: SiteSection,
  section: Section,
  context: OperationContext,
): SiteRecord {
  if (target.part === "footer") return { ...site, footer: section };
  checkLinkable(section, context);
  return withLinked(site, section);
}
