import { Search } from "lucide-react";
import type { findEn } from "./words/en.data.ts";
import { withQueries } from "../../session/with-queries.tsx";
import type { Feature } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";

declare module "../../words/i18n.ts" {
  interface Words {
    find: typeof findEn;
  }
}

/** Finding and replacing words in all texts of the site, in all its languages. */
export const find: Feature = {
  name: "find",
  needs: "viewer",
  words: {
    find: {
      en: async () => (await import("./words/en.data.ts")).findEn,
      ru: async () => (await import("./words/ru.data.ts")).findRu,
    },
  },
  panels: [
    {
      name: "find",
      needs: "viewer",
      label: "frame.find",
      Icon: Search,
      isAside: true,
      Panel: latePart(() =>
        withQueries(async () => (await import("./find-panel.tsx")).FindPanel, "find"),
      ),
    },
  ],
  editing: async () => (await import("./find-editing.ts")).findEditing,
};
