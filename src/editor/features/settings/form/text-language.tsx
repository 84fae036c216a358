import { useId } from "react";
import type { ReactNode } from "react";
import { useSignal } from "../../../signals/signal.ts";
import { useEditor } from "../../../session/editor.ts";
import { useSitePart } from "../../../session/hooks.ts";
import { Select } from "../../../ui/select.tsx";
import { useTranslate } from "../../../words/i18n.ts";

/** In which of the site's languages texts are written here. */
export function TextLanguage(): ReactNode {
  const { language } = useEditor();
  const t = useTranslate("settings");
  const id = useId();
  const languages = useSitePart("languages");
  const code = useSignal(language);
  if (languages.length < 2) return null;
  return (
    <div className="settings-text-language">
      <label className="secondary-text" htmlFor={id}>
        {t("text.language")}
      </label>
      <Select
        id={id}
        value={code}
        options={languages.map((one) => [one.code, one.localName] as const)}
        onChange={language.set}
      />
    </div>
  );
}
