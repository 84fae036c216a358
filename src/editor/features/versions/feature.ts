import { History } from "lucide-react";
import type { versionsEn } from "./words/en.data.ts";
import type { Feature } from "../../shell/feature.ts";
import { withQueries } from "../../session/with-queries.tsx";
import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";

declare module "../../words/i18n.ts" {
  interface Words {
    versions: typeof versionsEn;
  }
}

/** What a site was, and the way back to it. */
export const versions: Feature = {
  name: "versions",
  words: {
    versions: {
      en: async () => (await import("./words/en.data.ts")).versionsEn,
      ru: async () => (await import("./words/ru.data.ts")).versionsRu,
    },
  },
  places: async () => {
    const [{ versionsPlaces }] = await Promise.all([
      import("./versions-places.ts"),
      loadWords("versions"),
    ]);
    return versionsPlaces;
  },
  railLinks: [
    {
      needs: "viewer",
      isForMembers: true,
      label: "frame.versions",
      Icon: History,
      isAside: true,
      address: ({ id }) => `/sites/${id}/versions`,
    },
  ],
  EditorScreen: latePart(() =>
    withQueries(async () => (await import("./versions-screen.tsx")).VersionsScreen, "versions"),
  ),
};
