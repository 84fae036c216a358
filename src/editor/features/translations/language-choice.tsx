import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { LanguageCode, SiteLanguage } from "#/site/language.ts";
import { navigate } from "../../navigation/location.ts";
import { useEditor } from "../../session/editor.ts";
import { Select } from "../../ui/select.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { translationsPath } from "./translations-place.ts";

interface LanguageChoiceProps {
  readonly languages: readonly SiteLanguage[];
  readonly language: LanguageCode;
  readonly page: string | null;
}

/** From which language into which. */
export function LanguageChoice({ languages, language, page }: LanguageChoiceProps): ReactNode {
  const { site } = useEditor();
  const t = useTranslate("translations");
  const original = languages.find(({ isPrimary }) => isPrimary);
  return (
    <div className="row translations-languages">
      <span className="truncated hide-small" lang={original?.code}>
        {original?.localName}
      </span>
      <ArrowRight className="size-14 hide-small" aria-hidden="true" />
      <label className="visually-hidden" htmlFor="translations-language">
        {t("language")}
      </label>
      <Select
        id="translations-language"
        value={language}
        options={languages
          .filter(({ isPrimary }) => !isPrimary)
          .map(({ code, localName }) => [code, localName])}
        onChange={(code) => navigate(translationsPath(site.id, { language: code, page }))}
      />
    </div>
  );
}
