import type { Feature } from "../../shell/feature.ts";
import { screenPart } from "../../shell/screen-part.tsx";
import { loadWords } from "../../words/i18n.ts";

/** The account's sites. */
export const sites: Feature = {
  name: "sites",
  screen: {
    name: "sites",
    ...screenPart(async () => {
      const [{ SitesRoute }] = await Promise.all([
        import("./sites-route.tsx"),
        loadWords("screens"),
      ]);
      return SitesRoute;
    }),
  },
};
