import { Inbox } from "lucide-react";
import type { inboxEn } from "./words/en.data.ts";
import type { Feature } from "../../shell/feature.ts";
import { withQueries } from "../../session/with-queries.tsx";
import { latePart } from "../../ui/late-part.tsx";

declare module "../../words/i18n.ts" {
  interface Words {
    inbox: typeof inboxEn;
  }
}

/** What visitors sent. */
export const inbox: Feature = {
  name: "inbox",
  words: {
    inbox: {
      en: async () => (await import("./words/en.data.ts")).inboxEn,
      ru: async () => (await import("./words/ru.data.ts")).inboxRu,
    },
  },
  railLinks: [
    {
      label: "frame.inbox",
      Icon: Inbox,
      needs: "owner",
      address: ({ id }) => `/sites/${id}/inbox`,
    },
  ],
  EditorScreen: latePart(() =>
    withQueries(async () => (await import("./inbox-screen.tsx")).InboxScreen, "inbox"),
  ),
};
