import { Inbox } from "lucide-react";
import type { inboxEn } from "./words/en.data.ts";
import type { Feature } from "../../shell/feature.ts";
import { screenPart } from "../../shell/screen-part.tsx";
import { loadWords } from "../../words/i18n.ts";

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
  siteScreen: screenPart(async () => {
    const [{ InboxRoute }] = await Promise.all([
      import("./inbox-route.tsx"),
      loadWords("screens"),
      loadWords("inbox"),
    ]);
    return InboxRoute;
  }),
};
