import { useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import type { SavedSection } from "#/api/saved-sections.ts";
import { findSection } from "#/sections/definitions.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { standingInstead } from "../section-commands.ts";
import { optionKeys } from "../picker/option-keys.ts";
import { SectionThumbnail } from "../picker/template-thumbnail.tsx";
import { sectionHere } from "./saved-clip.ts";
import { SavedOption } from "./saved-option.tsx";
import type { SavedSections } from "./use-saved.ts";
import "./saved.css";

export interface SavedGridProps {
  readonly list: readonly SavedSection[];
  readonly saved: SavedSections;
  readonly onInsert: (saved: SavedSection) => void;
  /** Gets the keyboard when letters are typed, and at the upper edge. */
  readonly search: RefObject<HTMLInputElement | null>;
}

/** Saved sections in two columns. One Tab stop and its menu; arrow keys move by position on the screen. */
export function SavedGrid({ list, saved, onInsert, search }: SavedGridProps): ReactNode {
  const t = useTranslate("sections");
  const element = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<string>();
  const active = list.some(({ id }) => id === chosen) ? chosen : list[0]?.id;
  const handleKey = (event: KeyboardEvent<HTMLElement>): void =>
    optionKeys(event, {
      options: [...(element.current?.querySelectorAll<HTMLElement>(".picker-option") ?? [])],
      search: search.current,
    });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <ul ref={element} className="saved-list" aria-label={t("saved.list")} onKeyDown={handleKey}>
      {list.map((one) => (
        <SavedItem
          key={one.id}
          one={one}
          saved={saved}
          isActive={one.id === active}
          onActivate={() => setChosen(one.id)}
          onInsert={() => onInsert(one)}
        />
      ))}
    </ul>
  );
}

interface SavedItemProps {
  readonly one: SavedSection;
  readonly saved: SavedSections;
  readonly isActive: boolean;
  readonly onActivate: () => void;
  readonly onInsert: () => void;
}

function SavedItem({ one, saved, ...rest }: SavedItemProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("sections");
  const [section] = useState(() => sectionHere(editor, one));
  const definition = section && findSection(section.template);
  const replaces = section && standingInstead(editor, section.template);
  const assets = new Map(one.assets.map((asset) => [asset.id, asset]));
  const note = !section ? t("saved.newer") : replaces ? t("saved.replaces") : undefined;
  return (
    <SavedOption
      {...rest}
      saved={one}
      note={note}
      isUsable={section !== undefined}
      thumbnail={
        definition ? (
          <SectionThumbnail
            definition={definition}
            assets={assets}
            section={() => section}
            saved={one.id}
          />
        ) : (
          <div className="thumbnail wide-picture" />
        )
      }
      onRename={(name) => saved.rename(one.id, name)}
      onDelete={() => saved.remove(one)}
    />
  );
}
