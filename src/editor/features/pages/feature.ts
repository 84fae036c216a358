import { Files } from "lucide-react";
import { withQueries } from "../../session/with-queries.tsx";
import type { Feature } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";
import type { pagesEn } from "./words/en.data.ts";

declare module "../../words/i18n.ts" {
  interface Words {
    pages: typeof pagesEn;
  }
}

/** The pages of a site: their tree, adding and removing one, and going from one to another. */
export const pages: Feature = {
  name: "pages",
  words: {
    pages: {
      en: async () => (await import("./words/en.data.ts")).pagesEn,
      ru: async () => (await import("./words/ru.data.ts")).pagesRu,
    },
  },
  panels: [
    {
      name: "pages",
      label: "frame.pages",
      Icon: Files,
      Panel: latePart(() =>
        withQueries(async () => (await import("./pages-panel.tsx")).PagesPanel, "pages"),
      ),
    },
  ],
  needs: "viewer",
  editing: async () => (await import("./pages-editing.ts")).pagesEditing,
  commands: async () => (await import("./pages-palette.ts")).pagesCommands,
};
