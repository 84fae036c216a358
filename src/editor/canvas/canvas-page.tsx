import { useMemo } from "react";
import type { ReactNode } from "react";
import { NavigationBar } from "#/chrome/navigation-bar.tsx";
import { languageChoices } from "#/render/language-choices.ts";
import { composePage, compositionFields } from "#/render/page-composition.ts";
import type { BarOver } from "#/render/page-composition.ts";
import type { PageFacts } from "#/render/page-facts.ts";
import { EnvironmentContext, ScopeContext } from "#/sections/kit/index.ts";
import type { Environment } from "#/sections/kit/index.ts";
import { ShownEndingContext } from "#/sections/kit/shown-ending-context.ts";
import { findSection } from "#/sections/definitions.ts";
import { contentTarget } from "#/site/content-target.ts";
import { seenSections } from "#/site/linked.ts";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { Target } from "#/site/operations/target.ts";
import type { HiddenOn, Section, SectionTheme } from "#/site/section.ts";
import { shownSections } from "#/site/section-own.ts";
import type { DocumentStore } from "../document-store/document-store-types.ts";
import { fieldTopic, seenTopics, siteTopic } from "../document-store/topics.ts";
import { useSignalPart } from "../signals/signal.ts";
import { useCanvasTools } from "./canvas-tools.ts";
import { SectionView } from "./section-view.tsx";
import { useStored } from "../document-store/use-stored.ts";

interface PartProps {
  readonly template: string;
  readonly rank: 1 | 2;
  /** Without them it is the footer, which belongs to the site. */
  readonly page?: string;
  readonly section?: string;
  /** The linked section that stands there. */
  readonly linked?: string | undefined;
  readonly colorMode?: SectionTheme["colorMode"];
  readonly orientation?: SectionTheme["orientation"];
  readonly hidden?: HiddenOn | undefined;
}

/**
 * One section, rendered by its published view. It renders again only when its place, template, own theme, or where it is
 * hidden changes.
 */
function Part(props: PartProps): ReactNode {
  const { page, section, linked, template, rank, colorMode, orientation, hidden } = props;
  const definition = findSection(template);
  const scope = useMemo(() => {
    const target: Target =
      page === undefined || section === undefined
        ? { part: "footer" }
        : contentTarget(page, { id: section, linked });
    const theme = { colorMode, orientation };
    const { fields: specs } = definition ?? {};
    const place = linked === undefined ? undefined : section;
    return specs && { target, place, path: [] as const, specs, theme, ghost: hidden };
  }, [page, section, linked, definition, colorMode, orientation, hidden]);
  const ending = useSignalPart(useCanvasTools().shownEnding, (shown) =>
    shown?.section === section ? shown?.ending : undefined,
  );
  if (!definition || !scope) return null;
  return (
    <ScopeContext.Provider value={scope}>
      <ShownEndingContext.Provider value={ending ?? null}>
        <SectionView template={template} id={section ?? "footer"} rank={rank} />
      </ShownEndingContext.Provider>
    </ScopeContext.Provider>
  );
}

interface PageProps {
  readonly store: DocumentStore;
  readonly facts: PageFacts;
  readonly environment: Environment;
  readonly page: string;
}

/** Topics of what decides a page's composition: its sections, their headings, what the bar may lie over. */
function compositionTopics(page: string, sections: readonly Section[]): string[] {
  const fields = shownSections(sections).flatMap((section, index) => {
    const definition = findSection(section.template);
    const names = definition ? compositionFields(definition, index === 0) : [];
    return names.map((name) => fieldTopic(contentTarget(page, section), [name]));
  });
  return [...seenTopics(page), ...fields];
}

/** The sections with rank 1, and how the bar lies; a text, so that equal ones are one. */
function useComposition(
  { store, environment, page }: PageProps,
  sections: readonly Section[],
): { leading: ReadonlySet<string>; over: BarOver } {
  const { language, primary } = environment;
  const text = useStored(store, compositionTopics(page, sections), (records) => {
    const read = (one: LocalizedText) => readText(one, language, primary);
    const own = composePage(seenSections(records, page) ?? [], read);
    const leading = own.sections.filter(({ rank }) => rank === 1).map(({ section }) => section.id);
    return [own.barOver ?? "", ...leading].join(" ");
  });
  const [over, ...leading] = text.split(" ");
  return {
    leading: new Set(leading),
    over: over === "photo" || over === "tint" ? over : undefined,
  };
}

/** What a newer program made has no view here; it is kept, and named by the checks before publishing. */
function isKnown({ template, version }: Section): boolean {
  return version <= (findSection(template)?.version ?? 0);
}

/** Stands where a section of a newer program will be once the editor is as new. */
function NewerSection({ id }: { id: string }): ReactNode {
  return (
    <section id={`comp-${id}`} className="newer-section">
      <p>{useCanvasTools().newer}</p>
    </section>
  );
}

/** The footer, with what of the theme it has of its own. */
function FooterPart({ store }: { store: DocumentStore }): ReactNode {
  const topic = siteTopic("footer");
  const template = useStored(store, topic, (records) => records.site?.footer.template);
  const colorMode = useStored(store, topic, (records) => records.site?.footer.colorMode);
  const orientation = useStored(store, topic, (records) => records.site?.footer.orientation);
  return <Part {...{ template: template ?? "", colorMode, orientation }} rank={2} />;
}

/** A page of the site as it is published: bar, sections, footer. */
export function CanvasPage(props: PageProps): ReactNode {
  const { store, facts, environment, page } = props;
  const sections =
    useStored(store, seenTopics(page), (records) => seenSections(records, page)) ?? [];
  const { leading, over } = useComposition(props, sections);
  return (
    <EnvironmentContext.Provider value={environment}>
      <NavigationBar languages={languageChoices(facts)} {...(over && { over })} />
      <main id="main">
        {sections.map((section) => {
          const { id, template, linked, colorMode, orientation, hidden } = section;
          if (!isKnown(section)) return <NewerSection key={id} id={id} />;
          return (
            <Part
              key={id}
              page={page}
              section={id}
              linked={linked}
              template={template}
              colorMode={colorMode}
              orientation={orientation}
              hidden={hidden}
              rank={leading.has(id) ? 1 : 2}
            />
          );
        })}
      </main>
      <FooterPart store={store} />
    </EnvironmentContext.Provider>
  );
}
