import { Images } from "lucide-react";
import type { filesEn } from "../../fields/files/words/en.data.ts";
import type { mediaEn } from "./words/en.data.ts";
import type { Feature } from "../../shell/feature.ts";
import { withQueries } from "../../session/with-queries.tsx";
import { loadWords } from "../../words/i18n.ts";
import { latePart } from "../../ui/late-part.tsx";

declare module "../../words/i18n.ts" {
  interface Words {
    media: typeof mediaEn;
    files: typeof filesEn;
  }
}

/** Everything that a site has of pictures and of files for visitors. */
export const media: Feature = {
  name: "media",
  words: {
    media: {
      en: async () => (await import("./words/en.data.ts")).mediaEn,
      ru: async () => (await import("./words/ru.data.ts")).mediaRu,
    },
    files: {
      en: async () => (await import("../../fields/files/words/en.data.ts")).filesEn,
      ru: async () => (await import("../../fields/files/words/ru.data.ts")).filesRu,
    },
  },
  railLinks: [
    {
      label: "frame.media",
      Icon: Images,
      needs: "writer",
      address: ({ id }) => `/sites/${id}/media`,
    },
  ],
  needs: "writer",
  overlay: async () => (await import("./media-overlay.tsx")).MediaOverlay,
  EditorScreen: latePart(() =>
    withQueries(async () => {
      // why a file isn't taken is said as on the canvas
      const [{ MediaScreen }] = await Promise.all([
        import("./media-screen.tsx"),
        loadWords("editing"),
        loadWords("files"),
      ]);
      return MediaScreen;
    }, "media"),
  ),
};
