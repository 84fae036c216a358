import { useState } from "react";
import type { ReactNode } from "react";
import { findSection } from "#/sections/definitions.ts";
import { SaveDialog } from "../../../saved/save-dialog.tsx";
import { useEditor } from "../../../session/editor.ts";
import { sectionsOf } from "../../../session/sections-of.ts";
import { useSignal } from "../../../signals/signal.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { SectionThumbnail } from "../picker/template-thumbnail.tsx";
import { sectionsState } from "../sections-state.ts";
import { clipToSave, nameToStart } from "./saved-clip.ts";

interface SaveSectionProps {
  readonly section: string;
  readonly onClose: () => void;
}

/** Keeps a section for all sites of the account, under a name. */
export function SaveSection({ section, onClose }: SaveSectionProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("sections");
  return (
    <SaveDialog
      title={t("saved.save")}
      about={t("saved.about")}
      preview={<Preview section={section} />}
      nameToStart={nameToStart(editor, section)}
      body={(name) => {
        const clip = clipToSave(editor, section);
        return clip && { name, clip };
      }}
      onSaved={({ name }) => {
        const { insertion } = sectionsState(editor);
        const run = (): void => insertion.set({ after: section, category: "saved" });
        editor.toast(t("saved.done", { name }), { label: t("saved.show"), run });
      }}
      onClose={onClose}
    />
  );
}

function Preview({ section: id }: { section: string }): ReactNode {
  const editor = useEditor();
  const assets = useSignal(editor.assets);
  const [section] = useState(() => sectionsOf(editor).find((one) => one.id === id));
  const definition = section && findSection(section.template);
  if (!definition) return null;
  return (
    <div className="saved-preview">
      <SectionThumbnail definition={definition} assets={assets} section={() => section} />
    </div>
  );
}
