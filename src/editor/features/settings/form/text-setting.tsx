import { useId } from "react";
import type { ReactNode } from "react";
import type { LanguageCode } from "#/site/language.ts";
import { primaryLanguage } from "#/site/language.ts";
import { isStorableText } from "#/site/localized-text.ts";
import { countLabel, countText } from "../../../canvas/text/text-count.ts";
import { useSignal } from "../../../signals/signal.ts";
import { fieldTopic } from "../../../document-store/topics.ts";
import { useEditor } from "../../../session/editor.ts";
import { useSitePart } from "../../../session/hooks.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { useDraft } from "../../../session/drafts/use-draft.ts";
import type { Checked } from "../../../session/drafts/use-draft.ts";
import { FieldNote } from "./field-note.tsx";
import type { Remark } from "./field-note.tsx";
import { TextConflictNote } from "../../../fields/text-conflict-note.tsx";
import { textSpec } from "./text-spec.ts";
import { useFieldValue } from "./use-field-value.ts";
import type { FieldSpot } from "./use-field-value.ts";

export interface TextSettingProps extends FieldSpot {
  readonly label: string;
  /** What visitors read while it is empty. */
  readonly placeholder?: string | undefined;
  readonly hint?: string;
  /** What follows from what is typed, in place of the hint. */
  readonly remark?: (text: string) => Remark | undefined;
  /** Told of every letter. */
  readonly onTyped?: (text: string) => void;
  /** Of several lines. */
  readonly isLong?: boolean;
  /** The label is only for screen readers. */
  readonly isBare?: boolean;
}

/** A text of the site in the language that is edited: with its limit, saved while it is typed. */
export function TextSetting(props: TextSettingProps): ReactNode {
  const { language } = useEditor();
  const code = useSignal(language);
  return <TextInLanguage key={code} {...props} language={code} />;
}

function useTextDraft({ target, path, language }: FieldSpot & { language: LanguageCode }) {
  const editor = useEditor();
  const words = useTranslate("editing");
  const t = useTranslate("settings");
  const value = useFieldValue({ target, path }, "text");
  const { limit, isRequired } = textSpec(editor.store.records(), { target, path });
  const primary = primaryLanguage(useSitePart("languages"));
  const check = (text: string): Checked<string> => {
    if (isRequired && language === primary && text.trim() === "")
      return { error: words("text.required"), reverts: true };
    if (!isStorableText(text, limit)) return { error: t("text.tooLong") };
    return { value: text };
  };
  const draft = useDraft({
    field: `${fieldTopic(target, path)}@${language}`,
    stored: value?.[language]?.text ?? "",
    check,
    commit(text, was) {
      editor.dispatch({ name: "text.set", args: { target, path, language, text, was } });
    },
  });
  const original = language === primary ? "" : (value?.[primary]?.text ?? "");
  return { draft, limit, original };
}

function TextInLanguage({
  target,
  path,
  language,
  label,
  placeholder,
  hint,
  remark,
  onTyped,
  isLong = false,
  isBare = false,
}: TextSettingProps & { language: LanguageCode }): ReactNode {
  const t = useTranslate("settings");
  const { draft, limit, original } = useTextDraft({ target, path, language });
  const id = useId();
  const field = fieldTopic(target, path);
  const count = countText(draft.text, limit);
  const isOver = count.tone === "over";
  const error =
    draft.error ?? (isOver ? t("text.over", { count: count.length - limit }) : undefined);
  const shared = {
    id,
    "data-field": field,
    lang: language,
    value: draft.text,
    placeholder: original || placeholder,
    "aria-invalid": error !== undefined || undefined,
    "aria-describedby": `${id}-note`,
    onBlur: draft.leave,
    onChange: (event: { target: { value: string } }) => {
      draft.type(event.target.value);
      onTyped?.(event.target.value);
    },
  };
  return (
    <div className="field">
      <label className={isBare ? "visually-hidden" : "label"} htmlFor={id}>
        {label}
      </label>
      <span
        className={`input${isLong ? " text-area" : ""}${error === undefined ? "" : " invalid"}`}
      >
        {isLong ? <textarea rows={2} {...shared} /> : <input type="text" {...shared} />}
        <span className={`limit-count num ${count.tone}`} aria-hidden="true">
          {countLabel(count)}
        </span>
      </span>
      <FieldNote id={`${id}-note`} error={error} hint={hint} remark={remark?.(draft.text)} />
      <TextConflictNote fields={[field]} language={language} />
    </div>
  );
}
