import type { SettingName } from "#/api/operator-settings.ts";
import { isInterfaceLanguage, languages } from "../../../words/languages.ts";
import type { Translate } from "../../../words/i18n.ts";

/** What the value of a setting is called, as it stands in the log. */
export function shownSetting(t: Translate<"operators">, name: SettingName, value: string): string {
  if (name === "signUp" && (value === "off" || value === "open"))
    return t(`settings.signUp.${value}`);
  if (name === "publishScreen" && (value === "off" || value === "strangers" || value === "all"))
    return t(`settings.publishScreen.${value}`);
  if (name === "secondFactor" && (value === "off" || value === "operators"))
    return t(`settings.secondFactor.${value}`);
  if (name === "starter" && value === "") return t("settings.starter.usual");
  if (name === "language" && isInterfaceLanguage(value)) return languages[value].name;
  return value === "off" ? t("settings.noLimit") : value;
}
