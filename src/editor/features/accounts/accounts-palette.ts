import { CircleUser, Languages, MonitorSmartphone, Moon, Sun } from "lucide-react";
import { colourModes } from "#/api/preferences.ts";
import type { PreferencesChange } from "#/api/preferences.ts";
import { createAccountClient } from "../../api/account-client.ts";
import { browserCall } from "../../api/browser-call.ts";
import { navigate } from "../../navigation/location.ts";
import { chooseColourMode, currentColourMode } from "../../shell/colour-mode.ts";
import type { Command, CommandSource } from "../../shell/command.ts";
import { chooseLanguage, currentLanguage, loadWords, translator } from "../../words/i18n.ts";
import { interfaceLanguages, languages } from "../../words/languages.ts";

/** What is chosen holds here at once, and is told to the account; without a connection it holds on this device. */
function tellAccount(change: PreferencesChange): void {
  const client = createAccountClient(browserCall());
  client.changePreferences(change).catch(() => undefined);
}

function colourCommands(): Command[] {
  const t = translator("account");
  const say = translator("palette");
  const icons = { system: MonitorSmartphone, light: Sun, dark: Moon };
  return colourModes.map((mode) => ({
    id: `colours.${mode}`,
    group: "do",
    label: t(`preferences.${mode}`),
    detail: t("preferences.appearance"),
    synonyms: `${mode} ${say("synonyms.colourMode")}`,
    ...(mode === currentColourMode() && { hint: say("chosen") }),
    Icon: icons[mode],
    run() {
      chooseColourMode(mode);
      tellAccount({ colourMode: mode });
    },
  }));
}

function languageCommands(): Command[] {
  const say = translator("palette");
  const names = new Intl.DisplayNames(currentLanguage(), { type: "language" });
  return interfaceLanguages.map((language) => ({
    id: `language.${language}`,
    group: "do",
    label: languages[language].name,
    detail: translator("account")("preferences.language"),
    synonyms: `${language} ${names.of(language)}`,
    ...(language === currentLanguage() && { hint: say("chosen") }),
    Icon: Languages,
    run() {
      void chooseLanguage(language);
      tellAccount({ language });
    },
  }));
}

/** The way to what belongs to the account, the app's colours and its language. */
export const accountsCommands: CommandSource = async ({ editor }) => {
  // who came by a link has no account
  if (editor?.site.isGuest) return [];
  await Promise.all([loadWords("account"), loadWords("palette")]);
  const account: Command = {
    id: "account",
    group: "go",
    label: translator("account")("title"),
    synonyms: translator("palette")("synonyms.account"),
    Icon: CircleUser,
    run: () => navigate("/account"),
  };
  return [account, ...colourCommands(), ...languageCommands()];
};
