import { Settings } from "lucide-react";
import type { SettingsWords } from "./settings-words.ts";
import type { Feature } from "../../shell/feature.ts";
import { loadAllOperations } from "../../session/with-queries.tsx";
import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";

declare module "../../words/i18n.ts" {
  interface Words {
    settings: SettingsWords;
  }
}

/** What a site is and has besides its pages. */
export const settings: Feature = {
  name: "settings",
  words: {
    settings: {
      async en() {
        const { settingsEn } = await import("./words/en.data.ts");
        return (await import("./settings-words.ts")).withTabWords("en", settingsEn);
      },
      async ru() {
        const { settingsRu } = await import("./words/ru.data.ts");
        return (await import("./settings-words.ts")).withTabWords("ru", settingsRu);
      },
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
  commands: async () => (await import("./settings-palette.ts")).settingsCommands,
};
