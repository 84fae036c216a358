import { useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { registry } from "#/sections/registry.ts";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { insertSection, standingInstead } from "../section-commands.ts";
import { nameOfSection } from "../../../session/section-name.ts";
import { sectionsOf } from "../../../session/sections-of.ts";
import { errorWords } from "../../../words/error-words.ts";
import { descriptionOf, fieldWord, labelOf, templateLabel } from "../../../words/own-names.ts";
import { withLook } from "../../../session/page-looks.ts";
import { useEditor } from "../../../session/editor.ts";
import type { Editor } from "../../../session/editor.ts";
import { loadWords, translator, useTranslate } from "../../../words/i18n.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog, DialogHead } from "../../../ui/dialog.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import type { SavedSection } from "#/api/saved-sections.ts";
import { insertSaved } from "../../../canvas/clipboard/clips.ts";
import type { Section } from "#/site/section.ts";
import { placeLinked } from "../linked/linked-actions.ts";
import { LinkedGrid, linkedHere, linkedSections } from "../linked/linked-grid.tsx";
import { foundSaved } from "../saved/found-saved.ts";
import { SavedGrid } from "../saved/saved-grid.tsx";
import { DeletedNote, SavedState } from "../saved/saved-state.tsx";
import { useSaved } from "../saved/use-saved.ts";
import type { SavedSections } from "../saved/use-saved.ts";
import { countedCategories, foundTemplates, offeredTemplates } from "./offered-templates.ts";
import { sectionsState } from "../sections-state.ts";
import type { Insertion } from "../sections-state.ts";
import type { CategoryChoice } from "./offered-templates.ts";
import { categoryName } from "./category-name.ts";
import { PickerCategories } from "./picker-categories.tsx";
import { PickerGrid } from "./picker-grid.tsx";
import type { Effect } from "./picker-option.tsx";
import { NothingFound } from "./nothing-found.tsx";
import "./picker.css";

const offered = offeredTemplates(registry);

/** Chooses a template for a place on the page: behind `after`, or first. */
export function SectionPicker(props: PickerProps): ReactNode {
  return (
    <Dialog isOpen onClose={props.onClose} className="picker">
      <Picker {...props} />
    </Dialog>
  );
}

interface PickerProps extends Insertion {
  readonly onClose: () => void;
}

function Picker({ after, category: first, onClose }: PickerProps): ReactNode {
  const t = useTranslate("sections");
  const say = useTranslate("screens");
  const search = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [category, setCategory] = useState<CategoryChoice>(first ?? "all");
  const [staysOpen, setStaysOpen] = useState(false);
  const saved = useSaved();
  const place = { after, onClose, staysOpen };
  const insert = useInsert(place);
  const addSaved = useInsertSaved(place);
  const addLinked = useAddLinked(place);
  const editor = useEditor();
  const found = useFound({ category, query, saved });
  const { templates, own, linked } = found;

  const handleSearchKey = (event: KeyboardEvent): void => {
    const { template, saved: one, linked: placed } = firstAdded(editor, found);
    if (event.key === "Enter" && template) insert(template.id);
    else if (event.key === "Enter" && one) addSaved(one);
    else if (event.key === "Enter" && placed) addLinked(placed.id);
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    body.current?.querySelector<HTMLElement>(".picker-option")?.focus();
  };
  const showAll = (): void => {
    setQuery("");
    setCategory("all");
    search.current?.focus();
  };

  return (
    <>
      <Head after={after} onClose={onClose}>
        <SearchField
          ref={search}
          label={t("picker.search")}
          clearLabel={say("search.clear")}
          value={query}
          onChange={setQuery}
          onKeyDown={handleSearchKey}
        />
      </Head>
      <div className="picker-body" ref={body}>
        <PickerCategories
          categories={countedCategories(offered, saved, linkedSections(editor).length)}
          value={category}
          onChoose={setCategory}
        />
        <div className="picker-grid">
          {category === "saved" && <SavedState saved={saved} />}
          {templates.length > 0 && (
            <PickerGrid
              templates={templates}
              label={t("picker.results")}
              effectOf={(template) => effectOn(editor, template)}
              onInsert={insert}
              takesFocus
              search={search}
            />
          )}
          {templates.length > 0 && own.length > 0 && <h3>{t("saved.list")}</h3>}
          {own.length > 0 && (
            <SavedGrid list={own} saved={saved} onInsert={addSaved} search={search} />
          )}
          {templates.length > 0 && linked.length > 0 && <h3>{t("linked.list")}</h3>}
          {linked.length > 0 && (
            <LinkedGrid list={linked} onPlace={addLinked} onClose={onClose} search={search} />
          )}
          {templates.length + own.length + linked.length === 0 && query !== "" && (
            <NothingFound query={query} onShowAll={showAll} />
          )}
        </div>
      </div>
      <Found query={query} count={templates.length + own.length + linked.length} />
      <Foot saved={saved} staysOpen={staysOpen} onStaysOpen={setStaysOpen} />
    </>
  );
}

interface Wanted {
  readonly category: CategoryChoice;
  readonly query: string;
  readonly saved: SavedSections;
}

/** The templates and the saved sections that are asked for. */
function useFound({ category, query, saved }: Wanted) {
  const about = { query, labelOf, descriptionOf, categoryName, wordsOf: fieldWord };
  const editor = useEditor();
  const isOwn = category === "saved" || category === "linked";
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isNamed = (section: Section): boolean => {
    const name = nameOfSection(editor, section).toLowerCase();
    return words.every((word) => name.includes(word));
  };
  return {
    linked:
      category === "linked" || category === "all" ? linkedSections(editor).filter(isNamed) : [],
    templates: isOwn ? [] : addedFirst(editor, foundTemplates(offered, { category, ...about })),
    own: category === "saved" || category === "all" ? foundSaved(saved.list ?? [], query) : [],
  };
}

function wouldReplace(editor: Editor, [section]: SavedSection["clip"]["sections"]): boolean {
  return section !== undefined && standingInstead(editor, section.template) !== undefined;
}

/** What Enter adds: the first of each kind that takes nothing's place. */
function firstAdded(editor: Editor, { templates, own, linked }: ReturnType<typeof useFound>) {
  return {
    template: templates.find(({ id }) => effectOn(editor, id) !== "replace"),
    saved: own.find(({ clip: { sections } }) => !wouldReplace(editor, sections)),
    linked: linked.find(({ id }) => !linkedHere(editor).has(id)),
  };
}

/** What is added comes before what takes the place of something. */
function addedFirst(editor: Editor, templates: readonly SectionDefinition[]) {
  const replaces = ({ id }: SectionDefinition): number =>
    Number(effectOn(editor, id) === "replace");
  return templates.toSorted((one, other) => replaces(one) - replaces(other));
}

/** What choosing a template does on the page on the canvas. */
function effectOn(editor: Editor, template: string): Effect {
  const standing = standingInstead(editor, template);
  if (!standing) return "add";
  return standing.template === template ? "stands" : "replace";
}

/** Adds the chosen template, or leads to the one that is there already. */
function useInsert({ after, onClose, staysOpen }: PickerProps & { staysOpen: boolean }) {
  const editor = useEditor();
  const t = useTranslate("sections");
  return (template: string): void => {
    const standing = standingInstead(editor, template);
    if (standing?.template === template) {
      onClose();
      requestAnimationFrame(() => showSection(editor, standing.id));
      return;
    }
    if (!staysOpen) {
      onClose();
      // the dialog gives the focus back first; then the new section's title takes it
      requestAnimationFrame(() =>
        withLook(template, () => insertSection(editor, { template, after })),
      );
      return;
    }
    withLook(template, () => {
      const id = insertSection(editor, { template, after });
      if (id !== undefined) sectionsState(editor).insertion.set({ after: id });
    });
    editor.announce(t("picker.added", { section: templateLabel(template) }));
  };
}

/** Puts a linked section on the page. */
function useAddLinked({ after, onClose, staysOpen }: PickerProps & { staysOpen: boolean }) {
  const editor = useEditor();
  const add = (linked: string): void => {
    const id = placeLinked(editor, { linked, after });
    if (staysOpen && id !== undefined)
      sectionsState(editor).insertion.set({ after: id, category: "linked" });
  };
  return (linked: string): void => {
    if (staysOpen) return add(linked);
    onClose();
    // the dialog gives the focus back first
    requestAnimationFrame(() => add(linked));
  };
}

/** Adds the chosen saved section; the dialog stays until the next one where it is kept open. */
function useInsertSaved({ after, onClose, staysOpen }: PickerProps & { staysOpen: boolean }) {
  const editor = useEditor();
  const t = useTranslate("sections");
  const say = useTranslate("screens");
  const { insertion } = sectionsState(editor);
  const add = async (saved: SavedSection, instead: string | undefined): Promise<void> => {
    await loadWords("editing");
    const id = await insertSaved(editor, { saved, after, instead }, translator("editing"));
    if (id === undefined) return;
    if (staysOpen) insertion.set({ after: id, category: "saved" });
    editor.announce(t("picker.added", { section: saved.name }));
  };
  return (saved: SavedSection): void => {
    const [section] = saved.clip.sections;
    const instead = section && standingInstead(editor, section.template)?.id;
    if (!staysOpen) onClose();
    void add(saved, instead).catch((error: unknown) => editor.toast(errorWords(say, error)));
  };
}

function showSection(editor: Editor, section: string): void {
  const target = { page: editor.page.get(), section };
  editor.selection.set(target);
  editor.canvas.get()?.reveal(target, { flash: true });
}

function Head({ after, onClose, children }: PickerProps & { children: ReactNode }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("sections");
  const say = useTranslate("screens");
  const previous = sectionsOf(editor).find(({ id }) => id === after);
  const hint = previous
    ? t("picker.after", { section: templateLabel(previous.template) })
    : t("picker.atStart");
  return (
    <DialogHead title={t("picker.title")} hint={hint} closeLabel={say("close")} onClose={onClose}>
      {children}
    </DialogHead>
  );
}

/** Says how many match, to those who don't see it. */
function Found({ query, count }: { query: string; count: number }): ReactNode {
  const t = useTranslate("sections");
  return (
    <p className="visually-hidden" role="status">
      {query !== "" && t("picker.found", { count })}
    </p>
  );
}

interface FootProps {
  readonly saved: SavedSections;
  readonly staysOpen: boolean;
  readonly onStaysOpen: (staysOpen: boolean) => void;
}

function Foot({ saved, staysOpen, onStaysOpen }: FootProps): ReactNode {
  const t = useTranslate("sections");
  return (
    <div className="dialog-foot">
      <Checkbox isChecked={staysOpen} onChange={onStaysOpen}>
        {t("picker.keepOpen")}
      </Checkbox>
      <span className="grow" />
      <DeletedNote saved={saved} />
      {!saved.deleted && (
        <span className="size-12 tertiary-text row picker-keys" aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t("picker.choose")} <kbd>↵</kbd> {t("picker.insert")}
        </span>
      )}
    </div>
  );
}
