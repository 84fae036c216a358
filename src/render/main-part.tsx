import { findSection } from "#/sections/registry.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import type { Page } from "#/site/page.ts";
import type { Section } from "#/site/section.ts";
import { newCollected } from "./collected.ts";
import type { Collected } from "./collected.ts";
import type { BarOver } from "./frame-part.tsx";
import { mainAbout } from "./main-about.ts";
import type { MainAbout } from "./main-about.ts";
import { firstElementText } from "./markup-text.ts";
import type { PageFacts } from "./page-facts.ts";
import { createPlainEnvironment } from "./plain-environment.ts";
import { SectionPart } from "./section-part.tsx";
import { staticMarkup } from "./static-markup.ts";

/** The sections of a page, drawn. They depend on the page and what it links to, not on the theme. */
export interface MainPart extends Collected {
  readonly markup: string;
  /** Ids of the templates on the page, each once. */
  readonly templates: readonly string[];
  /** How the navigation bar lies over the picture of the first section. */
  readonly barOver: BarOver;
  /** The words of the page's h1, and of its first paragraph. */
  readonly heading: string;
  readonly summary: string;
  readonly about: MainAbout;
  /** Bytes that it takes in a cache, about. */
  readonly size: number;
}

function templateOf(section: Section): SectionDefinition {
  const definition = findSection(section.template);
  if (!definition) throw new Error(`There is no template ${section.template}`);
  return definition;
}

function barOverOf(first: Section | undefined): BarOver {
  const field = first && templateOf(first).barOver;
  if (field === undefined || first?.fields[field] === null) return undefined;
  return first?.fields["ink"] === "dark" ? "tint" : "photo";
}

/** Draws the sections of a page. @throws for a template that doesn't exist */
export function renderMain(facts: PageFacts, page: Page): MainPart {
  const collected = newCollected();
  const environment = createPlainEnvironment(facts, collected);
  const templates = new Set<string>();
  let markup = "";
  let hasHeading = false;
  for (const section of page.sections) {
    const definition = templateOf(section);
    templates.add(definition.id);
    const target = { page: page.id, section: section.id };
    const rank = hasHeading ? 2 : 1;
    const part = staticMarkup(
      <SectionPart {...{ environment, definition, section, target, rank }} />,
    );
    hasHeading ||= part.includes("<h1");
    markup += part;
  }
  return {
    ...collected,
    markup,
    templates: [...templates],
    barOver: barOverOf(page.sections[0]),
    heading: firstElementText(markup, "h1"),
    summary: firstElementText(markup, "p"),
    about: mainAbout(facts, page),
    size: markup.length * 2 + 1000,
  };
}
