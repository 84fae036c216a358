import type { SectionLook } from "./kit/index.ts";
import { findSection } from "./definitions.ts";
import { loadStyle } from "./style-text.ts";

/** Those that were loaded, as the module loader keeps them: once for the whole process or tab. */
const loaded = new Map<string, SectionLook>();
const listeners = new Set<() => void>();

async function withStyle(look: SectionLook): Promise<SectionLook> {
  const style = await loadStyle(look.style);
  return style === look.style ? look : { ...look, style };
}

/**
 * Loads the looks of these templates, so that rendering finds them at once. A template that doesn't exist has none; what
 * could not be had is asked for again the next time.
 */
export async function loadLooks(templates: Iterable<string>): Promise<void> {
  const missing = [...new Set(templates)].filter((id) => !loaded.has(id));
  const loads = missing.map(async (id) => {
    const definition = findSection(id);
    if (definition) loaded.set(id, await withStyle((await definition.load()).look));
  });
  const results = await Promise.allSettled(loads);
  if (missing.some((id) => loaded.has(id))) for (const listener of listeners) listener();
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** The look of a template, if it is loaded. */
export function findLook(template: string): SectionLook | undefined {
  return loaded.get(template);
}

/** The styles of the looks that are loaded, in the order of a published page. */
export function loadedStyles(): string {
  return [...loaded.keys()]
    .toSorted()
    .map((id) => lookOf(id).style)
    .join("");
}

/** @throws for a template whose look wasn't loaded before */
export function lookOf(template: string): SectionLook {
  const look = loaded.get(template);
  if (!look) throw new Error(`The look of ${template} is not loaded`);
  return look;
}

/** Tells whenever looks have come. The answer ends it. */
export function subscribeToLooks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
