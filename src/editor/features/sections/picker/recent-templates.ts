import * as z from "zod/mini";
import { templateIdSchema } from "#/site/section.ts";

const storageKey = "vitrine-recent-templates";

/** So many are remembered: two rows of the picker and a few. */
export const mostRecent = 8;

const storedSchema = z.array(templateIdSchema).check(z.maxLength(mostRecent));

/** The templates that were added last on this device, the last one first. */
export function recentTemplates(): readonly string[] {
  try {
    return storedSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? "[]"));
  } catch {
    // without storage, or with something else in it, nothing was added
    return [];
  }
}

/** Remembers a template that is added. */
export function rememberTemplate(template: string): void {
  const others = recentTemplates().filter((id) => id !== template);
  const recent = [template, ...others].slice(0, mostRecent);
  try {
    localStorage.setItem(storageKey, JSON.stringify(recent));
  } catch {
    // a device that keeps nothing forgets it
  }
}
