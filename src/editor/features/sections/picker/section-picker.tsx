import { useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { registry } from "#/sections/registry.ts";
import { insertSection, standingInstead } from "../section-commands.ts";
import { sectionsOf } from "../../../session/sections-of.ts";
import { descriptionOf, labelOf, templateLabel } from "../../../words/own-names.ts";
import { withLook } from "../../../session/page-looks.ts";
import { useEditor } from "../../../session/editor.ts";
import type { Editor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog, DialogHead } from "../../../ui/dialog.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { countedCategories, foundTemplates, offeredTemplates } from "./offered-templates.ts";
import { sectionsState } from "../sections-state.ts";
import type { CategoryChoice } from "./offered-templates.ts";
import { categoryName } from "./category-name.ts";
import { PickerCategories } from "./picker-categories.tsx";
import { PickerGrid } from "./picker-grid.tsx";
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

interface PickerProps {
  readonly after: string | null;
  readonly onClose: () => void;
}

function Picker({ after, onClose }: PickerProps): ReactNode {
  const t = useTranslate("sections");
  const say = useTranslate("screens");
  const search = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [category, setCategory] = useState<CategoryChoice>("all");
  const [staysOpen, setStaysOpen] = useState(false);
  const insert = useInsert({ after, onClose, staysOpen });
  const found = foundTemplates(offered, { category, query, labelOf, descriptionOf, categoryName });

  const handleSearchKey = (event: KeyboardEvent): void => {
    const [first] = found;
    if (event.key === "Enter" && first) insert(first.id);
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    body.current?.querySelector<HTMLElement>("[role=option]")?.focus();
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
          categories={countedCategories(offered)}
          value={category}
          onChoose={setCategory}
        />
        <div className="picker-grid">
          {found.length > 0 && <PickerGrid templates={found} onInsert={insert} search={search} />}
          {found.length === 0 && <NothingFound query={query} onShowAll={showAll} />}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {query !== "" && t("picker.found", { count: found.length })}
      </p>
      <Foot staysOpen={staysOpen} onStaysOpen={setStaysOpen} />
    </>
  );
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

function NothingFound({ query, onShowAll }: { query: string; onShowAll: () => void }): ReactNode {
  const t = useTranslate("sections");
  return (
    <div className="empty">
      <p>{t("picker.nothing", { query })}</p>
      <Button onClick={onShowAll}>{t("picker.clearSearch")}</Button>
    </div>
  );
}

interface FootProps {
  readonly staysOpen: boolean;
  readonly onStaysOpen: (staysOpen: boolean) => void;
}

function Foot({ staysOpen, onStaysOpen }: FootProps): ReactNode {
  const t = useTranslate("sections");
  return (
    <div className="dialog-foot">
      <Checkbox isChecked={staysOpen} onChange={onStaysOpen}>
        {t("picker.keepOpen")}
      </Checkbox>
      <span className="grow" />
      <span className="size-12 tertiary-text row picker-keys" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t("picker.choose")} <kbd>↵</kbd> {t("picker.insert")}
      </span>
    </div>
  );
}
