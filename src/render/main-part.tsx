import { contentTarget } from "#/site/content-target.ts";
import { standingPage } from "#/site/linked.ts";
import { readText } from "#/site/localized-text.ts";
import type { Page } from "#/site/page.ts";
import type { Section } from "#/site/section.ts";
import { shownSections } from "#/site/section-own.ts";
import { withAnnouncementScript } from "./announcement-script.ts";
import { newCollected } from "./collected.ts";
import type { Collected } from "./collected.ts";
import { composePage } from "./page-composition.ts";
import type { BarOver, PlacedSection } from "./page-composition.ts";
import { mainAbout } from "./main-about.ts";
import type { MainAbout } from "./main-about.ts";
import { firstElementText } from "./markup-text.ts";
import type { PageFacts } from "./page-facts.ts";
import { createPlainEnvironment } from "./plain-environment.ts";
import { SectionPart } from "./section-part.tsx";
import { renderToStaticMarkup } from "react-dom/server";

/** The sections of a page, rendered. They depend on the page and what it links to, not on the theme. */
export interface MainPart extends Collected {
  readonly markup: string;
  /** What stands above the navigation bar (decision 560); "" where nothing does. */
  readonly above: string;
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

/** @throws for a template that isn't known, or not in this version: such a page is not published */
function requireAll(sections: readonly Section[], placed: readonly PlacedSection[]): void {
  const missing = sections.find((section) => placed.every((one) => one.section !== section));
  if (missing) throw new Error(`There is no template ${missing.template} ${missing.version}`);
}

/** Of a page without sections, whose footer stands at the foot of the window all the same. */
const noSections = '<div class="section--tall"></div>';

/** Renders the sections of a page. @throws for a template that doesn't exist */
export function renderMain(facts: PageFacts, stored: Page): MainPart {
  const page = standingPage(stored, facts.site);
  const collected = newCollected();
  const environment = createPlainEnvironment(facts, collected);
  const { language, primary } = environment;
  const { sections, barOver } = composePage(page.sections, (text) =>
    readText(text, language, primary),
  );
  requireAll(shownSections(page.sections), sections);
  const templates = new Set<string>();
  const parts = { above: "", markup: "" };
  for (const { section, definition, rank } of sections) {
    templates.add(definition.id);
    const target = contentTarget(page.id, section);
    const rendered = renderToStaticMarkup(
      <SectionPart {...{ environment, definition, section, target, rank }} />,
    );
    if (definition.standsAboveBar) parts.above += withAnnouncementScript(rendered);
    else parts.markup += rendered;
  }
  const { above } = parts;
  const markup = parts.markup || noSections;
  return {
    ...collected,
    markup,
    above,
    templates: [...templates],
    barOver,
    heading: firstElementText(markup, "h1"),
    summary: firstElementText(markup, "p"),
    about: mainAbout(facts, page),
    size: [markup, above, ...collected.drawings.values()].join("").length * 2 + 1000,
  };
}
