import { useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import type { SavedSection } from "#/api/saved-sections.ts";
import { sectionsOf } from "../../../session/sections-of.ts";
import { useSignal } from "../../../signals/signal.ts";
import { templateLabel } from "../../../words/own-names.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog, DialogHead } from "../../../ui/dialog.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { LinkedGrid } from "../linked/linked-grid.tsx";
import { SavedGrid, SavedSectionsState } from "../saved/saved-grid.tsx";
import { DeletedNote } from "../../../saved/saved-state.tsx";
import { useSaved } from "../../../saved/use-saved.ts";
import type { SavedSections } from "../../../saved/use-saved.ts";
import type { Insertion } from "../sections-state.ts";
import { effectOn } from "./added-first.ts";
import { NoFavourites } from "./no-favourites.tsx";
import { NothingFound } from "./nothing-found.tsx";
import type { CategoryChoice } from "./offered-templates.ts";
import { PickerCategories } from "./picker-categories.tsx";
import { PickerFilters } from "./picker-filters.tsx";
import { PickerGrid } from "./picker-grid.tsx";
import type { StarOf } from "./picker-option.tsx";
import { recentTemplates } from "./recent-templates.ts";
import { searchKey } from "./search-key.ts";
import { havePictures } from "./template-filters.ts";
import type { TemplateFilter } from "./template-filters.ts";
import { firstAdded, useFound } from "./use-found.ts";
import type { Found } from "./use-found.ts";
import { useFavourites } from "./use-favourites.ts";
import type { Favourites } from "./use-favourites.ts";
import { useAddLinked, useInsert, useInsertSaved } from "./use-inserting.ts";
import "./picker.css";

/** Those whose sections aren't templates: what filters ask of a template says nothing of them. */
const ownCategories: ReadonlySet<CategoryChoice> = new Set(["saved", "linked"]);

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
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [category, setCategory] = useState<CategoryChoice>(first ?? "all");
  const [filters, setFilters] = useState<ReadonlySet<TemplateFilter>>(new Set());
  const [staysOpen, setStaysOpen] = useState(false);
  // what is added while it is open doesn't move the others from under the pointer
  const [recent] = useState(recentTemplates);
  const saved = useSaved("section");
  const favourites = useFavourites();
  const atHand = { favourites: favourites.list, recent };
  const place = { after, onClose, staysOpen };
  const adding = {
    onInsert: useInsert(place),
    onInsertSaved: useInsertSaved(place),
    onPlaceLinked: useAddLinked(place),
  };
  const found = useFound({ category, query, filters, saved, atHand });
  const count = found.templates.length + found.own.length + found.linked.length;
  const isAsked = query !== "" || filters.size > 0;

  const addFirst = useAddFirst(found, adding);
  const handleSearchKey = (event: KeyboardEvent): void =>
    searchKey(event, { found: grid.current, takeFirst: addFirst });
  const choose = (next: CategoryChoice): void => {
    setCategory(next);
    if (grid.current) grid.current.scrollTop = 0;
  };
  const showAll = (): void => {
    // what another category or filter would show is still looked for
    if (!found.isElsewhere) setQuery("");
    setFilters(new Set());
    choose("all");
    search.current?.focus();
  };

  return (
    <>
      <Head after={after} onClose={onClose}>
        <Search ref={search} query={query} onQuery={setQuery} onKeyDown={handleSearchKey} />
      </Head>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc at what was found clears the search as at its field */}
      <div
        className="picker-body"
        onKeyDown={(event) => {
          if (event.key !== "Escape" || query === "") return;
          event.preventDefault();
          setQuery("");
        }}
      >
        <PickerCategories categories={found.counted} value={category} onChoose={choose} />
        <div className="picker-grid" ref={grid}>
          {!ownCategories.has(category) && (
            <PickerFilters filters={filters} onChange={setFilters} />
          )}
          <ErrorNote error={favourites.error} />
          <BorrowedNote found={found} />
          {category === "saved" && <SavedSectionsState saved={saved} />}
          <Sections
            found={found}
            saved={saved}
            favourites={favourites}
            search={search}
            onClose={onClose}
            {...adding}
          />
          {count === 0 && isAsked && <NothingFound query={query} onShowAll={showAll} />}
          {count === 0 && !isAsked && category === "favourites" && <NoFavourites />}
        </div>
      </div>
      <Count isSaid={isAsked} count={count} />
      <Foot saved={saved} staysOpen={staysOpen} onStaysOpen={setStaysOpen} />
    </>
  );
}

interface Adding {
  readonly onInsert: (template: string) => void;
  readonly onInsertSaved: (saved: SavedSection) => void;
  readonly onPlaceLinked: (linked: string) => void;
}

/** Adds the first that is found. */
function useAddFirst(found: Found, adding: Adding): () => void {
  const editor = useEditor();
  return () => {
    const { template, saved, linked } = firstAdded(editor, found);
    if (template) adding.onInsert(template.id);
    else if (saved) adding.onInsertSaved(saved);
    else if (linked) adding.onPlaceLinked(linked.id);
  };
}

interface SectionsProps extends Adding {
  readonly found: Found;
  readonly saved: SavedSections;
  readonly favourites: Favourites;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

/** What is found: templates, then the account's own sections, then those of the site that are linked. */
function Sections(props: SectionsProps): ReactNode {
  const { found, saved, favourites, search } = props;
  const { templates, own, linked } = found;
  const editor = useEditor();
  const t = useTranslate("sections");
  const starOf: StarOf = (id) =>
    favourites.isOffered
      ? { isStarred: favourites.list.includes(id), onToggle: () => favourites.toggle(id) }
      : undefined;
  return (
    <>
      {templates.length > 0 && (
        <PickerGrid
          templates={templates}
          label={t("picker.results")}
          effectOf={(template) => effectOn(editor, template)}
          starOf={starOf}
          onInsert={props.onInsert}
          takesFocus
          search={search}
        />
      )}
      {templates.length > 0 && own.length > 0 && <h3>{t("saved.list")}</h3>}
      {own.length > 0 && (
        <SavedGrid list={own} saved={saved} onInsert={props.onInsertSaved} search={search} />
      )}
      {templates.length > 0 && linked.length > 0 && <h3>{t("linked.list")}</h3>}
      {linked.length > 0 && (
        <LinkedGrid
          list={linked}
          onPlace={props.onPlaceLinked}
          onClose={props.onClose}
          search={search}
        />
      )}
    </>
  );
}

interface SearchProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Search({ ref, query, onQuery, onKeyDown }: SearchProps): ReactNode {
  const t = useTranslate("sections");
  const say = useTranslate("screens");
  return (
    <SearchField
      ref={ref}
      label={t("picker.search")}
      clearLabel={say("search.clear")}
      value={query}
      onChange={onQuery}
      onKeyDown={onKeyDown}
    />
  );
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

/** Thumbnails fill places of pictures with photos of the site, which a new section doesn't bring. */
function BorrowedNote({ found }: { readonly found: Found }): ReactNode {
  const t = useTranslate("sections");
  const assets = useSignal(useEditor().assets);
  const isBorrowed =
    havePictures(found.templates) && [...assets.values()].some(({ kind }) => kind === "photo");
  return isBorrowed && <p className="hint picker-borrowed">{t("picker.borrowed")}</p>;
}

/** Says how many match, to those who don't see it. */
function Count({ isSaid, count }: { isSaid: boolean; count: number }): ReactNode {
  const t = useTranslate("sections");
  return (
    <p className="visually-hidden" role="status">
      {isSaid && t("picker.found", { count })}
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
