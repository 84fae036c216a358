import type { Templates } from "#/site/section.ts";
import { feature152 } from "./feature-15-2/index.ts";
import { feature5 } from "./feature-5/index.ts";
import { footer } from "./footer/index.ts";
import { header21 } from "./header-21/index.ts";
import type { SectionDefinition } from "./kit/index.ts";
import { noHeader } from "./no-header/index.ts";

/** Every section template, in the order of the picker. */
export const registry: readonly SectionDefinition[] = [
  header21,
  noHeader,
  feature152,
  feature5,
  footer,
];

const byId = new Map(registry.map((definition) => [definition.id, definition]));

/** The template with this id, or undefined. */
export function findSection(id: string): SectionDefinition | undefined {
  return byId.get(id);
}

/** What operations need to know of the templates. */
export const templates: Templates = findSection;
