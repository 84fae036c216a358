import { Palette } from "lucide-react";
import { withQueries } from "../../session/with-queries.tsx";
import type { themeEn } from "./words/en.data.ts";
import type { Feature } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";

declare module "../../words/i18n.ts" {
  interface Words {
    theme: typeof themeEn;
  }
}

/** Colours, fonts and shapes of the site. */
export const theme: Feature = {
  name: "theme",
  words: {
    theme: {
      en: async () => (await import("./words/en.data.ts")).themeEn,
      ru: async () => (await import("./words/ru.data.ts")).themeRu,
    },
  },
  panels: [
    {
      name: "theme",
      label: "frame.theme",
      Icon: Palette,
      Panel: latePart(() =>
        withQueries(async () => (await import("./theme-panel.tsx")).ThemePanel, "theme"),
      ),
    },
  ],
};
