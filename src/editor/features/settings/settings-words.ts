import { settingsTabs } from "./settings-tabs.ts";
import type { settingsEn } from "./words/en.data.ts";

type Tab = (typeof settingsTabs)[number];

/** What the settings say: what several tabs do, and each tab's words under its name. */
export type SettingsWords = typeof settingsEn & {
  readonly [Name in Tab["name"]]: Awaited<ReturnType<Extract<Tab, { name: Name }>["words"]["en"]>>;
};

/** What several tabs say in a language, and below it what each tab does. */
export async function withTabWords(language: "en" | "ru", words: object): Promise<object> {
  const ofTabs = settingsTabs.map(
    async ({ name, words: load }) => [name, await load[language]()] as const,
  );
  return { ...words, ...Object.fromEntries(await Promise.all(ofTabs)) };
}
