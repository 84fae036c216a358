import { z } from "zod";
import { idSchema } from "./id.ts";
import { pagesPerSite } from "./limits.ts";
import { pagePathSchema } from "./page.ts";

/** A page's place on the site. `name` is what the owner and menus call it, at most 80 characters. */
export const pageEntrySchema = z.strictObject({
  id: idSchema,
  path: pagePathSchema,
  name: z.string().min(1).max(80),
});
export type PageEntry = z.infer<typeof pageEntrySchema>;

/** All pages in their order, the first being the home page at "/", and where renamed paths lead. */
export const pageIndexSchema = z.strictObject({
  entries: z.array(pageEntrySchema).min(1).max(pagesPerSite),
  redirects: z.array(z.strictObject({ from: pagePathSchema, page: idSchema })).max(pagesPerSite),
});
export type PageIndex = z.infer<typeof pageIndexSchema>;

/** The entry of a page, or undefined. */
export function findEntry(index: PageIndex, page: string): PageEntry | undefined {
  return index.entries.find((entry) => entry.id === page);
}
