import { Settings } from "lucide-react";
import type { settingsEn } from "./words/en.data.ts";
import type { Feature } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";
import type { VendorWords } from "#/vendors/vendor-words.ts";
import { loadWords } from "../../words/i18n.ts";
import type { InterfaceLanguage } from "../../words/i18n.ts";

type VendorsWords = Readonly<Record<string, VendorWords>>;

declare module "../../words/i18n.ts" {
  interface Words {
    settings: typeof settingsEn;
    vendors: VendorsWords;
  }
}

/** The words of all vendors by their names. */
async function wordsOfVendors(language: InterfaceLanguage): Promise<VendorsWords> {
  const { vendors } = await import("#/vendors/registry.ts");
  const all = vendors.map(async ({ name, words }) => [name, (await words()).words[language]]);
  return Object.fromEntries(await Promise.all(all));
}

/** What a site is and has besides its pages. */
export const settings: Feature = {
  name: "settings",
  words: {
    settings: {
      en: async () => (await import("./words/en.data.ts")).settingsEn,
      ru: async () => (await import("./words/ru.data.ts")).settingsRu,
    },
    vendors: { en: () => wordsOfVendors("en"), ru: () => wordsOfVendors("ru") },
  },
  railLinks: [
    { label: "frame.site", Icon: Settings, address: ({ id }) => `/sites/${id}/settings` },
  ],
  EditorScreen: latePart(async () => {
    const [{ SettingsFrame }] = await Promise.all([
      import("./settings-frame.tsx"),
      loadWords("screens"),
      loadWords("settings"),
      loadWords("vendors"),
    ]);
    return { default: SettingsFrame };
  }),
  editing: async () => (await import("./settings-editing.ts")).settingsEditing,
};
