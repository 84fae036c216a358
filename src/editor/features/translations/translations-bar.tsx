import { ArrowRight, Languages, Pencil, Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import type { LanguageCode, SiteLanguage } from "#/site/language.ts";
import { Link } from "../../navigation/link.tsx";
import { navigate } from "../../navigation/location.ts";
import { useEditor } from "../../session/editor.ts";
import { useMay, useSitePart } from "../../session/hooks.ts";
import { BarActions } from "../../shell/bar-actions.tsx";
import { HomeLink } from "../../shell/home-link.tsx";
import type { StayingSteps } from "../../shell/keys/staying-steps.ts";
import { SaveStatus } from "../../shell/save-status.tsx";
import { HistoryButtons } from "../../shell/top-bar.tsx";
import { Select } from "../../ui/select.tsx";
import { editingPath } from "../../words/site-status.ts";
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

interface TranslationsBarProps {
  readonly steps: StayingSteps;
  readonly choice: ReactNode;
}

/** The site's name and the ways to its other screens; on phones at the foot of the screen. */
export function TranslationsBar({ steps, choice }: TranslationsBarProps): ReactNode {
  const t = useTranslate("translations");
  const { site } = useEditor();
  const may = useMay();
  const name = useSitePart("name");
  return (
    <header className="app-header translations-bar">
      <HomeLink />
      <span className="strong truncated hide-small translations-site">{name}</span>
      <nav className="tabs" aria-label={t("nav")}>
        <Link to={editingPath(site.id)}>
          <Pencil className="size-18" aria-hidden="true" />
          {t("edit")}
        </Link>
        <Link to={`/sites/${site.id}/translations`} aria-current="page">
          <Languages className="size-18" aria-hidden="true" />
          {t("title")}
        </Link>
        {may("editor") && (
          <Link to={`/sites/${site.id}/settings/languages`}>
            <Settings2 className="size-18" aria-hidden="true" />
            {t("settings")}
          </Link>
        )}
      </nav>
      <span className="grow" />
      {choice}
      <span className="grow" />
      <SaveStatus />
      <HistoryButtons steps={steps} />
      <BarActions />
    </header>
  );
}
