import type { ReactNode } from "react";
import { NavigationBar } from "#/chrome/navigation-bar.tsx";
import { languageChoices } from "#/render/language-choices.ts";
import type { PageFacts } from "#/render/page-facts.ts";
import { EnvironmentContext, ScopeContext } from "#/sections/kit/index.ts";
import type { Environment } from "#/sections/kit/index.ts";
import { findSection } from "#/sections/registry.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Page } from "#/site/page.ts";
import type { Section } from "#/site/section.ts";

function Part({
  section,
  target,
  rank,
}: {
  section: Section;
  target: Target;
  rank: 1 | 2;
}): ReactNode {
  const definition = findSection(section.template);
  if (!definition) return null;
  return (
    <ScopeContext.Provider
      value={{ target, path: [], specs: definition.fields, fields: section.fields }}
    >
      <definition.View id={section.id} rank={rank} />
    </ScopeContext.Provider>
  );
}

function barOver(first: Section | undefined): "photo" | "tint" | undefined {
  const field = first && findSection(first.template)?.barOver;
  if (!first || field === undefined || !first.fields[field]) return undefined;
  return first.fields["ink"] === "dark" ? "tint" : "photo";
}

/** A page as visitors see it, drawn with plain slots. */
export function PreviewPage({
  facts,
  environment,
  page,
}: {
  facts: PageFacts;
  environment: Environment;
  page: Page;
}): ReactNode {
  const over = barOver(page.sections[0]);
  return (
    <EnvironmentContext.Provider value={environment}>
      <NavigationBar languages={languageChoices(facts)} {...(over && { over })} />
      <main id="main">
        {page.sections.map((section, index) => (
          <Part
            key={section.id}
            section={section}
            target={{ page: page.id, section: section.id }}
            rank={index === 0 ? 1 : 2}
          />
        ))}
      </main>
      <Part section={facts.site.footer} target={{ part: "footer" }} rank={2} />
    </EnvironmentContext.Provider>
  );
}
