import type { Feature } from "../../shell/feature.ts";
import { screenPart } from "../../shell/screen-part.tsx";
import { loadWords } from "../../words/i18n.ts";

/** Answering an invitation to work on a site. */
export const invitation: Feature = {
  name: "invitation",
  screen: {
    name: "invitation",
    ...screenPart(async () => {
      const [{ InvitationRoute }] = await Promise.all([
        import("./invitation-route.tsx"),
        loadWords("screens"),
        loadWords("accounts"),
      ]);
      return InvitationRoute;
    }),
  },
};
