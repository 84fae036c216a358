import type { SavedSection } from "#/api/saved-sections.ts";
import { registry } from "#/sections/registry.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import type { Section } from "#/site/section.ts";
import { useEditor } from "../../../session/editor.ts";
import type { Editor } from "../../../session/editor.ts";
import { nameOfSection } from "../../../session/section-name.ts";
import { linkedHere, linkedSections } from "../linked/linked-grid.tsx";
import { foundSaved } from "../saved/found-saved.ts";
import type { SavedSections } from "../../../saved/use-saved.ts";
import { standingInstead } from "../section-commands.ts";
import { addedFirst, effectOn } from "./added-first.ts";
import { countedCategories, offeredTemplates, templatesIn } from "./offered-templates.ts";
import type { AtHand, CategoryChoice } from "./offered-templates.ts";
import { filteredTemplates } from "./template-filters.ts";
import type { TemplateFilter } from "./template-filters.ts";
import { useTemplateSearch } from "./use-template-search.ts";

const offered = offeredTemplates(registry);

interface Wanted {
  readonly category: CategoryChoice;
  readonly query: string;
  readonly filters: ReadonlySet<TemplateFilter>;
  readonly saved: SavedSections;
  readonly atHand: AtHand;
}

export interface Found {
  readonly templates: readonly SectionDefinition[];
  /** Those that the account has saved. */
  readonly own: readonly SavedSection[];
  readonly linked: readonly Section[];
  /** Whether any template at all is meant, in whatever category. */
  readonly isElsewhere: boolean;
  /** Every category with the number of what is found in it. */
  readonly counted: ReturnType<typeof countedCategories>;
}

/** The linked sections that have every word of the query in their names. */
function foundLinked(editor: Editor, query: string): readonly Section[] {
  const asked = query.toLowerCase().split(/\s+/).filter(Boolean);
  return linkedSections(editor).filter((section) => {
    const name = nameOfSection(editor, section).toLowerCase();
    return asked.every((word) => name.includes(word));
  });
}

/** The sections that are asked for; filters are about templates, so that with one only these are shown. */
export function useFound({ category, query, filters, saved, atHand }: Wanted): Found {
  const editor = useEditor();
  const searches = useTemplateSearch();
  const own = foundSaved(saved.list ?? [], query);
  const linked = foundLinked(editor, query);
  // what owners named themselves comes before templates in another language
  const search = own.length + linked.length > 0 ? searches.spoken : searches.any;
  const isIn = (own: CategoryChoice): boolean =>
    category === own || (category === "all" && filters.size === 0);
  const foundIn = (wanted: CategoryChoice) =>
    search(filteredTemplates(templatesIn(wanted, offered, atHand), filters), query);
  const left = {
    countOf: (wanted: CategoryChoice) => foundIn(wanted).length,
    own: own.length,
    linked: linked.length,
    isMixed: filters.size === 0,
  };
  return {
    templates: addedFirst(editor, foundIn(category)),
    own: isIn("saved") ? own : [],
    linked: isIn("linked") ? linked : [],
    isElsewhere: search(offered, query).length > 0,
    counted: countedCategories(offered, {
      saved,
      atHand,
      linked: linkedSections(editor).length,
      left,
    }),
  };
}

function wouldReplace(editor: Editor, [section]: SavedSection["clip"]["sections"]): boolean {
  return section !== undefined && standingInstead(editor, section.template) !== undefined;
}

/** What Enter adds: the first of each kind that takes nothing's place. */
export function firstAdded(editor: Editor, { templates, own, linked }: Found) {
  return {
    template: templates.find(({ id }) => effectOn(editor, id) !== "replace"),
    saved: own.find(({ clip: { sections } }) => !wouldReplace(editor, sections)),
    linked: linked.find(({ id }) => !linkedHere(editor).has(id)),
  };
}
