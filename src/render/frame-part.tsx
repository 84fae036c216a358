import type { ReactNode } from "react";
import { NavigationBar } from "#/chrome/navigation-bar.tsx";
import { ToTop } from "#/chrome/to-top.tsx";
import { EnvironmentContext } from "#/sections/kit/index.ts";
import { findSection } from "#/sections/definitions.ts";
import { newCollected } from "./collected.ts";
import type { Collected } from "./collected.ts";
import { languageChoices } from "./language-choices.ts";
import type { BarOver } from "./page-composition.ts";
import type { PageFacts } from "./page-facts.ts";
import { createPlainEnvironment } from "./plain-environment.ts";
import { SectionPart } from "./section-part.tsx";
import { isToTopCentred } from "./site-widgets.ts";
import { renderToStaticMarkup } from "react-dom/server";

/** What stands around the sections of a page. */
export interface FramePart {
  readonly markup: string;
  readonly rules: Collected["rules"];
  readonly drawings: Collected["drawings"];
}

export type FramePartOf = (facts: PageFacts, over: BarOver) => FramePart;

/** Renders the navigation bar, which every page begins with. */
export const renderBar: FramePartOf = (facts, over) =>
  render(facts, (environment) => (
    <EnvironmentContext.Provider value={environment}>
      <NavigationBar languages={languageChoices(facts)} {...(over && { over })} />
    </EnvironmentContext.Provider>
  ));

/** Renders the footer, which every page ends with (R17), and what floats over the page. */
export const renderFooter: FramePartOf = (facts) => {
  const section = facts.site.footer;
  const definition = findSection(section.template);
  if (!definition) throw new Error(`There is no template ${section.template}`);
  const target = { part: "footer" } as const;
  return render(facts, (environment) => (
    <>
      <SectionPart {...{ environment, definition, section, target, rank: 2 }} />
      <EnvironmentContext.Provider value={environment}>
        <ToTop isCentred={isToTopCentred(facts.site.settings)} />
      </EnvironmentContext.Provider>
    </>
  ));
};

function render(
  facts: PageFacts,
  element: (environment: ReturnType<typeof createPlainEnvironment>) => ReactNode,
): FramePart {
  const collected = newCollected();
  const environment = createPlainEnvironment(facts, collected);
  const { rules, drawings } = collected;
  return { markup: renderToStaticMarkup(element(environment)), rules, drawings };
}

/**
 * Remembers what a part looks like: it differs by language, and on pages that it links to, for there the link is the
 * current one. A part that shows the page's own address in other languages differs on every page.
 */
export function rememberPart(render: FramePartOf, linked: ReadonlySet<string>): FramePartOf {
  const known = new Map<string, FramePart>();
  return (facts, over) => {
    const own =
      facts.page !== undefined && (linked.has(facts.page) || facts.site.settings.staysOnPage)
        ? facts.page
        : "";
    const key = `${facts.language} ${over} ${own}`;
    let part = known.get(key);
    if (!part) {
      part = render({ ...facts, page: own === "" ? undefined : facts.page }, over);
      known.set(key, part);
    }
    return part;
  };
}
