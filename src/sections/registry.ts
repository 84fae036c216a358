import type { Templates } from "#/site/section.ts";
import { contact14 } from "./contact-14/index.ts";
import { contact9 } from "./contact-9/index.ts";
import { email1 } from "./email-1/index.ts";
import { header21 } from "./header-21/index.ts";
import type { SectionDefinition } from "./kit/index.ts";
import { links1 } from "./links-1/index.ts";
import { portfolio12 } from "./portfolio-12/index.ts";
import { pricing8 } from "./pricing-8/index.ts";
import { rsvp1 } from "./rsvp-1/index.ts";

/** Every section template, in the order of the picker. */
export const registry: readonly SectionDefinition[] = [
  header21 as unknown as SectionDefinition,
  email1 as unknown as SectionDefinition,
  contact14 as unknown as SectionDefinition,
  contact9 as unknown as SectionDefinition,
  portfolio12 as unknown as SectionDefinition,
  pricing8 as unknown as SectionDefinition,
  links1 as unknown as SectionDefinition,
  rsvp1 as unknown as SectionDefinition,
];

const byId = new Map(registry.map((definition) => [definition.id, definition]));

/** The template with this id, or undefined. */
export function findSection(id: string): SectionDefinition | undefined {
  return byId.get(id);
}

/** What operations need to know of the templates. */
export const templates: Templates = findSection;
