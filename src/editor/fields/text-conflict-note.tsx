import { GitMerge } from "lucide-react";
import type { ReactNode } from "react";
import type { LanguageCode } from "#/site/language.ts";
import { useSignal } from "../signals/signal.ts";
import type { Topic } from "../document-store/topics.ts";
import { useEditor } from "../session/editor.ts";
import { Button } from "../ui/button.tsx";
import { useTranslate } from "../words/i18n.ts";
import "./text-conflict.css";

/** Two people changed this text: both wordings, until one is chosen (I4). */
export function TextConflictNote({
  field,
  language,
}: {
  field: Topic;
  language: LanguageCode;
}): ReactNode {
  const { store } = useEditor();
  const t = useTranslate("editing");
  const conflict = useSignal(store.conflicts).find(
    (one) => one.key === field && one.language === language,
  );
  if (!conflict) return null;
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
          <Button size="sm" onClick={() => store.resolveConflict(field, "mine")}>
            {t("conflict.keepMine")}
          </Button>
          <Button size="sm" onClick={() => store.resolveConflict(field, "theirs")}>
            {t("conflict.keepTheirs")}
          </Button>
        </p>
      </div>
    </div>
  );
}
