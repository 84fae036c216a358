import { useState } from "react";
import type { ReactNode, RefObject } from "react";
import type { SavedSection } from "#/api/saved-sections.ts";
import { findSection } from "#/sections/definitions.ts";
import { SavedList } from "../../../saved/saved-list.tsx";
import { SavedOption } from "../../../saved/saved-option.tsx";
import type { ListedOption } from "../../../saved/saved-option.tsx";
import { SavedState } from "../../../saved/saved-state.tsx";
import type { SavedSections } from "../../../saved/use-saved.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { SectionThumbnail } from "../picker/template-thumbnail.tsx";
import { standingInstead } from "../section-commands.ts";
import { sectionHere } from "./saved-clip.ts";

export interface SavedGridProps {
  readonly list: readonly SavedSection[];
  readonly saved: SavedSections;
  readonly onInsert: (saved: SavedSection) => void;
  readonly search: RefObject<HTMLInputElement | null>;
}

/** Saved sections, to add one of them to the page. */
export function SavedGrid({ onInsert, ...props }: SavedGridProps): ReactNode {
  const t = useTranslate("sections");
  return (
    <SavedList
      {...props}
      label={t("saved.list")}
      onChoose={onInsert}
      renderOption={(one, option) => <SavedItem key={one.id} {...option} />}
    />
  );
}

/** What stands where there are no saved sections. */
export function SavedSectionsState({ saved }: { readonly saved: SavedSections }): ReactNode {
  const t = useTranslate("sections");
  return (
    <SavedState
      saved={saved}
      failed={t("saved.failed")}
      empty={t("saved.empty")}
      emptyHint={t("saved.emptyHint")}
    />
  );
}

function SavedItem(props: ListedOption): ReactNode {
  const editor = useEditor();
  const t = useTranslate("sections");
  const say = useTranslate("screens");
  const one = props.saved;
  const [section] = useState(() => sectionHere(editor, one));
  const definition = section && findSection(section.template);
  const replaces = section && standingInstead(editor, section.template);
  const assets = new Map(one.assets.map((asset) => [asset.id, asset]));
  const note = !section ? say("kept.newer") : replaces ? t("saved.replaces") : undefined;
  return (
    <SavedOption
      {...props}
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
    />
  );
}
