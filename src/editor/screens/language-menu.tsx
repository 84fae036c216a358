import type { ReactNode } from "react";
import { Check, ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { chooseLanguage, currentLanguage } from "../i18n.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";

/** Languages by the names that their speakers give them. */
export const languageNames = { en: "English", ru: "Русский" } as const;

const codes = ["en", "ru"] as const;

/** Chooses the language of the app. */
export function LanguageMenu(): ReactNode {
  const { t } = useTranslation("screens");
  const language = currentLanguage();
  return (
    <Menu
      label={t("language")}
      placement="top start"
      trigger={
        <button
          type="button"
          className="row lang"
          aria-label={`${t("language")}: ${languageNames[language]}`}
        >
          {languageNames[language]}
          <ChevronDown className="s14" aria-hidden="true" />
        </button>
      }
    >
      {codes.map((code) => (
        <MenuItem
          key={code}
          icon={<Check aria-hidden="true" className={code === language ? "" : "is-off"} />}
          onAction={() => chooseLanguage(code)}
        >
          {languageNames[code]}
        </MenuItem>
      ))}
    </Menu>
  );
}
