import { MessageSquare } from "lucide-react";
import type { Feature } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";
import { loadWords } from "../../words/i18n.ts";
import type { commentsEn } from "./words/en.data.ts";

declare module "../../words/i18n.ts" {
  interface Words {
    comments: typeof commentsEn;
  }
}

/** What people who work on the site say to each other about its sections. */
export const comments: Feature = {
  name: "comments",
  needs: "viewer",
  words: {
    comments: {
      en: async () => (await import("./words/en.data.ts")).commentsEn,
      ru: async () => (await import("./words/ru.data.ts")).commentsRu,
    },
  },
  panels: [
    {
      name: "comments",
      needs: "viewer",
      label: "frame.comments",
      Icon: MessageSquare,
      isAside: true,
      Panel: latePart(async () => {
        const [part] = await Promise.all([import("./comments-panel.tsx"), loadWords("comments")]);
        return { default: part.CommentsPanel };
      }),
    },
  ],
  overlay: async () => (await import("./comments-overlay.tsx")).CommentsOverlay,
  editing: async () => (await import("./comments-editing.ts")).commentsEditing,
};
