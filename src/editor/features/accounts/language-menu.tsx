import type { ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import { chooseLanguage, currentLanguage, useTranslate } from "../../words/i18n.ts";
import { interfaceLanguages, languages } from "../../words/languages.ts";
import { MenuButton } from "../../ui/layer/menu-button.tsx";

/** Chooses the language of the app. */
export function LanguageMenu(): ReactNode {
  const say = useTranslate("screens");
  const language = currentLanguage();
  return (
    <MenuButton
      label={`${say("language")}: ${languages[language].name}`}
      className="row language"
      choices={interfaceLanguages.map((value) => ({ value, label: languages[value].name }))}
      value={language}
      onChoose={(language) => void chooseLanguage(language)}
    >
      {languages[language].name}
      <ChevronDown className="size-14" aria-hidden="true" />
    </MenuButton>
  );
}
