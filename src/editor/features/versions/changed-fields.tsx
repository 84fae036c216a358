import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { ShownValueTools } from "#/fields/shown-value.ts";
import { canShowChange, ValueChange } from "../../fields/values/value-change.tsx";
import { Button } from "../../ui/button.tsx";
import { WordDiff } from "../../ui/word-diff.tsx";
import { useTranslate } from "../../words/i18n.ts";
import type { ChangedContent, ChangedText, ChangedValue } from "./changed-content.ts";
import { fieldPlace } from "./difference-words.ts";

interface ChangedFieldsProps {
  readonly changed: ChangedContent;
  /** The template of their section; none for those of the page. */
  readonly template: string | undefined;
  readonly isViewer: boolean;
  /** What values need to be read, as they are and as they were. */
  readonly tools: ShownValueTools;
  readonly pastTools: ShownValueTools;
  readonly onRestoreText: (text: ChangedText) => void;
  readonly onRestoreValue: (value: ChangedValue) => void;
}

/** Texts and other values as they were and are, each with the way back. */
export function ChangedFields(props: ChangedFieldsProps): ReactNode {
  const { changed, template, isViewer, tools, pastTools, onRestoreText, onRestoreValue } = props;
  const t = useTranslate("versions");
  return (
    <ul className="version-texts" aria-label={t("words")}>
      {changed.texts.map((text) => (
        <li key={`${text.path.join("/")} ${text.language}`}>
          <span className="size-12 secondary-text">
            {fieldPlace(t, text, template)}
            {text.past?.text === text.now && ` › ${t("marks")}`}
          </span>
          <p lang={text.language}>
            <WordDiff before={text.past?.text ?? ""} after={text.now} />
          </p>
          {!isViewer && (
            <Button size="sm" onClick={() => onRestoreText(text)}>
              <Undo2 aria-hidden="true" />
              {t("restoreText")}
            </Button>
          )}
        </li>
      ))}
      {changed.values.map((value) => {
        const change = { spec: value.spec, before: value.past, after: value.now };
        return (
          <li key={value.path.join("/")}>
            <span className="size-12 secondary-text">{fieldPlace(t, value, template)}</span>
            <div>
              {canShowChange(change) ? (
                <ValueChange {...change} tools={tools} pastTools={pastTools} />
              ) : (
                t("changed")
              )}
            </div>
            {!isViewer && (
              <Button size="sm" onClick={() => onRestoreValue(value)}>
                <Undo2 aria-hidden="true" />
                {t("restoreValue")}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
