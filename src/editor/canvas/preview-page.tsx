import { useMemo } from "react";
import type { ReactNode } from "react";
import { NavigationBar } from "#/chrome/navigation-bar.tsx";
import { languageChoices } from "#/render/language-choices.ts";
import { composePage } from "#/render/page-composition.ts";
import type { PlacedSection } from "#/render/page-composition.ts";
import type { PageFacts } from "#/render/page-facts.ts";
import { EnvironmentContext, ScopeContext } from "#/sections/kit/index.ts";
import { contentTarget } from "#/site/content-target.ts";
import { standingSections } from "#/site/linked.ts";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Page } from "#/site/page.ts";
import { createPreviewEnvironment } from "./preview-environment.ts";
import { SectionView } from "./section-view.tsx";

function Part({
  section,
  definition,
  target,
  rank,
}: PlacedSection & { readonly target: Target }): ReactNode {
  const scope = {
    target,
    place: section.linked === undefined ? undefined : section.id,
    path: [] as const,
    specs: definition.fields,
    fields: section.fields,
    theme: section,
    hidden: section.hidden,
  };
  return (
    <ScopeContext.Provider value={scope}>
      <SectionView template={definition.id} id={section.id} rank={rank} />
    </ScopeContext.Provider>
  );
}

/** A page as visitors see it, drawn with plain slots. */
export function PreviewPage({
  facts,
  page,
  children,
}: {
  facts: PageFacts;
  page: Page;
  /** In place of the page's sections. */
  children?: ReactNode;
}): ReactNode {
  const environment = useMemo(() => createPreviewEnvironment(facts), [facts]);
  const { language, primary } = environment;
  const read = (text: LocalizedText) => readText(text, language, primary);
  const { sections, barOver: over } = composePage(
    children ? [] : standingSections(page.sections, facts.site),
    read,
  );
  const footer = composePage([facts.site.footer], read).sections;
  const partOf = (placed: PlacedSection): ReactNode => (
    <Part key={placed.section.id} {...placed} target={contentTarget(page.id, placed.section)} />
  );
  return (
    <EnvironmentContext.Provider value={environment}>
      {sections.filter(({ definition }) => definition.standsAboveBar).map(partOf)}
      <NavigationBar languages={languageChoices(facts)} {...(over && { over })} />
      <main id="main">
        {children}
        {sections.filter(({ definition }) => !definition.standsAboveBar).map(partOf)}
      </main>
      {footer.map((placed) => (
        <Part key="footer" {...placed} target={{ part: "footer" }} rank={2} />
      ))}
    </EnvironmentContext.Provider>
  );
}
