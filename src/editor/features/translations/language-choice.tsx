import { ArrowRight } from "lucide-react";
import { useId } from "react";
import type { ReactNode } from "react";
import type { LanguageCode, SiteLanguage } from "#/site/language.ts";
import { navigate } from "../../navigation/location.ts";
import { useEditor } from "../../session/editor.ts";
import { Select } from "../../ui/select.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { translationsPath } from "./translations-place.ts";
import "./language-choice.css";

interface LanguageChoiceProps {
  readonly languages: readonly SiteLanguage[];
  readonly language: LanguageCode;
  readonly page: string | null;
  /** In the bar of large windows, or over the table of small ones, whose bar has no room for it. */
  readonly place: "bar" | "table";
}

/** From which language into which. */
export function LanguageChoice(props: LanguageChoiceProps): ReactNode {
  const { languages, language, page, place } = props;
  const id = useId();
  const { site } = useEditor();
  const t = useTranslate("translations");
  const original = languages.find(({ isPrimary }) => isPrimary);
  return (
    <div className={`row translations-languages in-${place}`}>
      <span className="truncated" lang={original?.code}>
        {original?.localName}
      </span>
      <ArrowRight className="size-14" aria-hidden="true" />
      <label className="visually-hidden" htmlFor={id}>
        {t("language")}
      </label>
      <Select
        id={id}
        value={language}
        options={languages
          .filter(({ isPrimary }) => !isPrimary)
          .map(({ code, localName }) => [code, localName])}
        onChange={(code) => navigate(translationsPath(site.id, { language: code, page }))}
      />
    </div>
  );
}
