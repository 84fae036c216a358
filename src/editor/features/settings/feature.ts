import { Settings } from "lucide-react";
import type { settingsEn } from "./words/en.data.ts";
import type { Feature } from "../../shell/feature.ts";
import { loadAllOperations } from "../../session/with-queries.tsx";
import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";

declare module "../../words/i18n.ts" {
  interface Words {
    settings: typeof settingsEn;
  }
}

/** What a site is and has besides its pages. */
export const settings: Feature = {
  name: "settings",
  words: {
    settings: {
      en: async () => (await import("./words/en.data.ts")).settingsEn,
      ru: async () => (await import("./words/ru.data.ts")).settingsRu,
    },
  },
  railLinks: [
    { label: "frame.site", Icon: Settings, address: ({ id }) => `/sites/${id}/settings` },
  ],
  EditorScreen: latePart(async () => {
    const load = async () => (await import("./vendor-words.ts")).loadVendorWords();
    const [{ SettingsFrame }] = await Promise.all([
      import("./settings-frame.tsx"),
      loadAllOperations(),
      loadWords("screens"),
      loadWords("settings"),
      // links, pictures and texts are edited here as on the page
      loadWords("editing"),
      load(),
    ]);
    return { default: SettingsFrame };
  }),
  places: async () => (await import("./settings-places.ts")).settingsPlaces,
};
