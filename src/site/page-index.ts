import * as z from "zod/mini";
import { nameSchema } from "./name-schema.ts";
import { idSchema } from "./id.ts";
import { languageCodeSchema } from "./language-code.ts";
import { languagesPerSite, pagesPerSite } from "./limits.ts";
import { pagePathSchema } from "./page-schema.ts";
import { redirectSchema } from "./redirect.ts";

/** Characters that the name of a page may have. */
export const pageNameLimit = 80;

/** What the owner and menus call a page. */
export const pageNameSchema = nameSchema(pageNameLimit);

/** A page's place on the site. */
export const pageEntrySchema = z.strictObject({
  id: idSchema,
  path: pagePathSchema,
  name: pageNameSchema,
  /** Languages in which visitors don't have the page, though they have others; what leads to it leads to its original. */
  withheld: z.optional(
    z.array(languageCodeSchema).check(z.minLength(1), z.maxLength(languagesPerSite)),
  ),
  /** Publishing leaves the page out (decision 990); never the home page. */
  isDraft: z.optional(z.literal(true)),
});
export type PageEntry = z.infer<typeof pageEntrySchema>;

function areDifferent(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/** All pages in their order, the first being the home page at "/", and where other paths lead. */
export const pageIndexSchema = z.strictObject({
  entries: z.array(pageEntrySchema).check(
    z.minLength(1),
    z.maxLength(pagesPerSite),
    z.refine((all) => all[0]?.path === "/", "The first page must be the home page at /"),
    z.refine((all) => all[0]?.isDraft === undefined, "The home page is no draft"),
    z.refine((all) => areDifferent(all.map((one) => one.id)), "A page stands here twice"),
    z.refine((all) => areDifferent(all.map((one) => one.path)), "A path stands here twice"),
  ),
  redirects: z.array(redirectSchema).check(z.maxLength(pagesPerSite)),
});
export type PageIndex = z.infer<typeof pageIndexSchema>;

/** The pages that a publication shows. */
export function withoutDrafts(index: PageIndex): PageIndex {
  return { ...index, entries: index.entries.filter(({ isDraft }) => !isDraft) };
}

/** The entry of a page, or undefined. */
export function findEntry(index: PageIndex, page: string): PageEntry | undefined {
  return index.entries.find((entry) => entry.id === page);
}
