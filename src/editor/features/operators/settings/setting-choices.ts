import type { InstallationSettings, SettingName } from "#/api/operator-settings.ts";
import { spokenLanguages } from "#/site/spoken-language.ts";
import { startersFor } from "#/starters/starters-for.ts";
import type { Translate } from "../../../words/i18n.ts";
import { languages } from "../../../words/languages.ts";
import { nameOf } from "../../../words/own-names.ts";

/** The settings of which one of several values holds. */
export type ChoiceName = "signUp" | "publishScreen" | "secondFactor" | "starter" | "language";
export type SettingChoices<Name extends ChoiceName = ChoiceName> = readonly (readonly [
  value: InstallationSettings[Name],
  name: string,
])[];

interface Reader {
  readonly t: Translate<"operators">;
  readonly language: string;
}

/** The values that each of them has, with what they are called. */
export function settingChoices({ t, language }: Reader): {
  readonly [Name in ChoiceName]: SettingChoices<Name>;
} {
  const starters = startersFor(language).map(
    ({ id, name }) => [id, nameOf(`starters.${id}.name`, name)] as const,
  );
  return {
    signUp: [
      ["off", t("settings.signUp.off")],
      ["open", t("settings.signUp.open")],
    ],
    publishScreen: [
      ["off", t("settings.publishScreen.off")],
      ["strangers", t("settings.publishScreen.strangers")],
      ["all", t("settings.publishScreen.all")],
    ],
    secondFactor: [
      ["off", t("settings.secondFactor.off")],
      ["operators", t("settings.secondFactor.operators")],
    ],
    starter: [["", t("settings.starter.usual")], ...starters],
    language: spokenLanguages.map((code) => [code, languages[code].name] as const),
  };
}

/** What the value of a setting is called, in the list of its values or in the log. */
export function shownSetting(reader: Reader, name: SettingName, value: unknown): string {
  const choices: { readonly [Name in SettingName]?: SettingChoices } = settingChoices(reader);
  if (name === "contact" && value === "") return reader.t("settings.contact.usual");
  const options = choices[name] ?? [["off", reader.t("settings.noLimit")] as const];
  const [, word] = options.find(([one]) => one === value) ?? [];
  return (
    word ?? (typeof value === "number" ? value.toLocaleString(reader.language) : String(value))
  );
}
