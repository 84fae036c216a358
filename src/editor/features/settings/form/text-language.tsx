import { useId } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSignal } from "../../../signals/signal.ts";
import { useEditor } from "../../../session/editor.ts";
import { useSitePart } from "../../../session/hooks.ts";
import { Select } from "../../../ui/select.tsx";

/** In which of the site's languages texts are written here. */
export function TextLanguage(): ReactNode {
  const { language } = useEditor();
  const { t } = useTranslation("settings");
  const id = useId();
  const languages = useSitePart("languages");
  const code = useSignal(language);
  if (languages.length < 2) return null;
  return (
    <div className="set-tl">
      <label className="t2" htmlFor={id}>
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
