import { useMemo } from "react";
import type { ReactNode } from "react";
import { NavigationBar } from "#/chrome/navigation-bar.tsx";
import { languageChoices } from "#/render/language-choices.ts";
import type { PageFacts } from "#/render/page-facts.ts";
import { EnvironmentContext, ScopeContext } from "#/sections/kit/index.ts";
import type { Environment } from "#/sections/kit/index.ts";
import { findSection } from "#/sections/registry.ts";
import type { Target } from "#/site/operations/target.ts";
import { pageKey } from "#/site/records.ts";
import type { Section } from "#/site/section.ts";
import type { DocumentStore } from "../document-store/document-store-types.ts";
import { fieldValue } from "../document-store/read-field.ts";
import { fieldTopic, sectionsTopic } from "../document-store/topics.ts";
import { useStored } from "../document-store/use-stored.ts";

interface PartProps {
  readonly template: string;
  readonly rank: 1 | 2;
  /** Without them it is the footer, which belongs to the site. */
  readonly page?: string;
  readonly section?: string;
}

/** One section, drawn by its published view. It renders again only when its place or template changes. */
function Part({ page, section, template, rank }: PartProps): ReactNode {
  const definition = findSection(template);
  const scope = useMemo(() => {
    const target: Target =
      page === undefined || section === undefined ? { part: "footer" } : { page, section };
    return definition && { target, path: [] as const, specs: definition.fields };
  }, [page, section, definition]);
  if (!definition || !scope) return null;
  return (
    <ScopeContext.Provider value={scope}>
      <definition.View id={section ?? "footer"} rank={rank} />
    </ScopeContext.Provider>
  );
}

interface PageProps {
  readonly store: DocumentStore;
  readonly facts: PageFacts;
  readonly environment: Environment;
  readonly page: string;
}

/** The navigation bar lies over the first section's picture, in its ink. */
function Bar({ store, facts, page, first }: PageProps & { first: Section | undefined }): ReactNode {
  const field = first && findSection(first.template)?.barOver;
  const target = { page, section: first?.id ?? "" };
  const topics = [field ?? "", "ink"].map((name) => fieldTopic(target, [name]));
  const over = useStored(store, topics, (records) => {
    if (field === undefined || !fieldValue(records, target, [field])) return undefined;
    return fieldValue(records, target, ["ink"]) === "dark" ? "tint" : "photo";
  });
  return <NavigationBar languages={languageChoices(facts)} isEdited {...(over && { over })} />;
}

/** Sections up to the first one that has a title may hold the page's h1. */
function rankOf(sections: readonly Section[], index: number): 1 | 2 {
  const isTitled = (section: Section): boolean =>
    findSection(section.template)?.fields["title"]?.kind === "text";
  return sections.slice(0, index).some(isTitled) ? 2 : 1;
}

/** A page of the site as it is published: bar, sections, footer. */
export function CanvasPage(props: PageProps): ReactNode {
  const { store, environment, page } = props;
  const sections =
    useStored(store, sectionsTopic(page), (records) => records[pageKey(page)]?.sections) ?? [];
  const footer = useStored(store, "site", (records) => records.site?.footer.template) ?? "";
  return (
    <EnvironmentContext.Provider value={environment}>
      <Bar {...props} first={sections[0]} />
      <main id="main">
        {sections.map(({ id, template }, index) => (
          <Part
            key={id}
            page={page}
            section={id}
            template={template}
            rank={rankOf(sections, index)}
          />
        ))}
      </main>
      <Part template={footer} rank={2} />
    </EnvironmentContext.Provider>
  );
}
