import { linkedTemplate } from "#/site/linked.ts";
import type { Templates } from "#/site/section.ts";
import type { SectionDefinition } from "./kit/index.ts";

/**
 * The templates that are there: all of them where `registry.ts` was loaded, as on the server; in the editor those of the
 * pages that were opened (late-definitions.ts), once for the whole process or tab.
 */
const known = new Map<string, SectionDefinition>();

export function addDefinitions(definitions: readonly SectionDefinition[]): void {
  for (const definition of definitions) known.set(definition.id, definition);
}

/** The template with this id, or undefined where there is none or it isn't loaded. */
export function findSection(id: string): SectionDefinition | undefined {
  return known.get(id);
}

/** What operations need to know of the templates. */
export const templates: Templates = (id) =>
  id === linkedTemplate.id ? linkedTemplate : findSection(id);
