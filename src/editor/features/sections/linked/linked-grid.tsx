import { Ellipsis } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { findSection } from "#/sections/definitions.ts";
import type { Section } from "#/site/section.ts";
import { useEditor } from "../../../session/editor.ts";
import type { Editor } from "../../../session/editor.ts";
import { pagesOf } from "../../../session/linked-pages.ts";
import { pageNames } from "../../../session/page-names.ts";
import { nameOfSection } from "../../../session/section-name.ts";
import { sectionsOf } from "../../../session/sections-of.ts";
import { useLinkedPlaces } from "../../../session/use-linked-places.ts";
import { useSignal } from "../../../signals/signal.ts";
import { MenuButton } from "../../../ui/layer/menu-button.tsx";
import { loadWords, translator, useTranslate } from "../../../words/i18n.ts";
import { optionKeys } from "../../../ui/option-keys.ts";
import { SectionThumbnail } from "../picker/template-thumbnail.tsx";
import { removeEverywhere } from "./linked-actions.ts";
import "../../../saved/saved.css";
import "./linked.css";

/** The linked sections of the site that this program can draw. */
export function linkedSections(editor: Editor): readonly Section[] {
  const { linked = [] } = editor.store.records().site ?? {};
  return linked.filter(({ template, version }) => version <= (findSection(template)?.version ?? 0));
}

/** The linked sections that stand on the page on the canvas. */
export function linkedHere(editor: Editor): ReadonlySet<string | undefined> {
  return new Set(sectionsOf(editor).map(({ linked }) => linked));
}

/** The pages of linked sections, as they are here and on the server; of none until it has said so. */
function usePagesOf(): (linked: string) => readonly string[] | undefined {
  const editor = useEditor();
  const places = useLinkedPlaces();
  return (linked) => places && pagesOf(editor, linked, places);
}

interface LinkedGridProps {
  readonly list: readonly Section[];
  readonly onPlace: (linked: string) => void;
  /** One was deleted: the way to take it back is shown over the page. */
  readonly onClose: () => void;
  /** Gets the keyboard when letters are typed, and at the upper edge. */
  readonly search: RefObject<HTMLInputElement | null>;
}

/** Linked sections in two columns; one that stands on the page already can't be put there again. */
export function LinkedGrid({ list, onPlace, onClose, search }: LinkedGridProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("sections");
  const element = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<string>();
  const active = list.some(({ id }) => id === chosen) ? chosen : list[0]?.id;
  const pagesOfOne = usePagesOf();
  const here = linkedHere(editor);
  const handleKey = (event: KeyboardEvent<HTMLElement>): void =>
    optionKeys(event, {
      options: [...(element.current?.querySelectorAll<HTMLElement>(".picker-option") ?? [])],
      search: search.current,
    });
  const remove = async (linked: string): Promise<void> => {
    onClose();
    await loadWords("editing");
    removeEverywhere(editor, { linked, pages: [] }, translator("editing"));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <ul ref={element} className="saved-list" aria-label={t("linked.list")} onKeyDown={handleKey}>
      {list.map((section) => (
        <LinkedOption
          key={section.id}
          section={section}
          stands={here.has(section.id)}
          isActive={section.id === active}
          onActivate={() => setChosen(section.id)}
          pages={pagesOfOne(section.id)}
          onPlace={() => onPlace(section.id)}
          onDelete={() => void remove(section.id)}
        />
      ))}
    </ul>
  );
}

interface LinkedOptionProps {
  readonly section: Section;
  /** It stands on the page that is shown. */
  readonly stands: boolean;
  readonly isActive: boolean;
  readonly onActivate: () => void;
  /** Those that have it; undefined until that is known. */
  readonly pages: readonly string[] | undefined;
  readonly onPlace: () => void;
  /** Offered where no page has it. */
  readonly onDelete: () => void;
}

/** Names the pages that a linked section stands on. */
function Pages({ id, pages }: { id: string; pages: readonly string[] }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("sections");
  const { names, rest } = pageNames(editor, pages);
  return (
    <span id={id} className="linked-pages">
      {rest > 0
        ? t("linked.onMore", { pages: names, count: rest })
        : t("linked.on", { pages: names })}
    </span>
  );
}

function LinkedOption(props: LinkedOptionProps): ReactNode {
  const { section, stands, isActive, pages, onActivate, onPlace } = props;
  const editor = useEditor();
  const t = useTranslate("sections");
  const say = useTranslate("screens");
  const assets = useSignal(editor.assets);
  const definition = findSection(section.template);
  const name = nameOfSection(editor, section);
  const onDelete = pages?.length === 0 ? props.onDelete : undefined;
  const note = stands ? t("picker.stands") : onDelete && t("linked.unplaced");
  const pagesId = useId();
  const isPlaced = pages !== undefined && pages.length > 0;
  return (
    <li className="saved-option">
      <button
        type="button"
        className="picker-option"
        aria-label={note === undefined ? name : `${name}. ${note}`}
        aria-describedby={isPlaced ? pagesId : undefined}
        aria-disabled={stands || undefined}
        tabIndex={isActive ? 0 : -1}
        onFocus={onActivate}
        onClick={stands ? undefined : onPlace}
        onKeyDown={(event) => {
          if (event.key !== "Delete" || !onDelete) return;
          event.preventDefault();
          onDelete();
        }}
      >
        {definition && (
          <SectionThumbnail definition={definition} assets={assets} section={() => section} />
        )}
      </button>
      <div className="caption">
        <b>
          {name}
          {isPlaced && <Pages id={pagesId} pages={pages} />}
        </b>
        {note !== undefined && <span className="picker-effect">{note}</span>}
        {onDelete && (
          <MenuButton<"delete">
            label={say("kept.menu", { name })}
            className="button ghost icon-only sm"
            choices={[{ value: "delete", label: say("kept.delete"), isDanger: true }]}
            onChoose={onDelete}
          >
            <Ellipsis aria-hidden="true" />
          </MenuButton>
        )}
      </div>
    </li>
  );
}
