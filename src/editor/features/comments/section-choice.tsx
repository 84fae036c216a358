import type { ReactNode } from "react";
import { seenSections } from "#/site/linked.ts";
import { anyTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { useEditor } from "../../session/editor.ts";
import { nameOfSection } from "../../session/section-name.ts";
import { useSignal } from "../../signals/signal.ts";
import { Select } from "../../ui/select.tsx";
import { useTranslate } from "../../words/i18n.ts";

const none = "";

/** Which section of the page a comment is about, for whoever hasn't selected one on the page, or can't. */
export function SectionChoice(): ReactNode {
  const editor = useEditor();
  const t = useTranslate("comments");
  const page = useSignal(editor.page);
  const selection = useSignal(editor.selection);
  useSignal(editor.language);
  const records = useStored(editor.store, anyTopic, (all) => all);
  const sections = seenSections(records, page) ?? [];
  const selected = selection && "section" in selection ? selection.section : none;
  const choose = (section: string): void => {
    if (section === none) return editor.selection.set(null);
    editor.selection.set({ page, section });
    editor.canvas.get()?.reveal({ page, section }, { flash: true });
  };
  return (
    <label className="comment-section">
      <span className="hint">{t("about")}</span>
      <Select
        value={selected}
        options={[
          [none, t("choose")],
          ...sections.map((one) => [one.id, nameOfSection(editor, one)] as const),
        ]}
        onChange={choose}
      />
    </label>
  );
}
