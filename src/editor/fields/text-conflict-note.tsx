import { GitMerge } from "lucide-react";
import type { ReactNode } from "react";
import type { LanguageCode } from "#/site/language.ts";
import { useSignal } from "../signals/signal.ts";
import type { DocumentStore } from "../document-store/document-store-types.ts";
import type { Topic } from "../document-store/topics.ts";
import { useEditor } from "../session/editor.ts";
import { Button } from "../ui/button.tsx";
import { useTranslate } from "../words/i18n.ts";
import "./text-conflict.css";

type Choose = DocumentStore["resolveConflict"];

interface TextConflictNoteProps {
  /** Those that are written as one. */
  readonly fields: readonly Topic[];
  readonly language: LanguageCode;
  /** Where more is to be done than what settles the text itself. */
  readonly onChoose?: Choose;
}

/** Two people changed this text: both wordings, until one is chosen (I4). */
export function TextConflictNote({ fields, language, onChoose }: TextConflictNoteProps): ReactNode {
  const { store } = useEditor();
  const t = useTranslate("editing");
  const conflict = useSignal(store.conflicts).find(
    (one) => fields.includes(one.key) && one.language === language,
  );
  if (!conflict) return null;
  const choose = onChoose ?? store.resolveConflict;
  return (
    <div className="note warn text-conflict" role="group" aria-label={t("conflict.title")}>
      <GitMerge aria-hidden="true" />
      <div className="grow">
        <p className="strong">{t("conflict.title")}</p>
        <dl>
          <dt>{t("conflict.mine")}</dt>
          <dd lang={language}>{conflict.mine}</dd>
          <dt>{t("conflict.theirs")}</dt>
          <dd lang={language}>{conflict.theirs}</dd>
        </dl>
        <p className="row">
          <Button size="sm" onClick={() => choose(conflict, "mine")}>
            {t("conflict.keepMine")}
          </Button>
          <Button size="sm" onClick={() => choose(conflict, "theirs")}>
            {t("conflict.keepTheirs")}
          </Button>
        </p>
      </div>
    </div>
  );
}
