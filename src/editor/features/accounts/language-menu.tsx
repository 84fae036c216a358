import type { ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import {
  chooseLanguage,
  currentLanguage,
  interfaceLanguages,
  useTranslate,
} from "../../words/i18n.ts";
import { MenuButton } from "../../ui/layer/menu-button.tsx";

/** Languages by the names that their speakers give them. */
export const languageNames = { en: "English", ru: "Русский" } as const;

/** Chooses the language of the app. */
export function LanguageMenu(): ReactNode {
  const say = useTranslate("screens");
  const language = currentLanguage();
  return (
    <MenuButton
      label={`${say("language")}: ${languageNames[language]}`}
      className="row language"
      choices={interfaceLanguages.map((value) => ({ value, label: languageNames[value] }))}
      value={language}
      onChoose={(language) => void chooseLanguage(language)}
    >
      {languageNames[language]}
      <ChevronDown className="size-14" aria-hidden="true" />
    </MenuButton>
  );
}
