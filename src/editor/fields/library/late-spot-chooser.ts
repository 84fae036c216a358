import { latePart } from "../../ui/late-part.tsx";
import { withQueries } from "../../session/with-queries.tsx";
import { loadWords } from "../../words/i18n.ts";
import type { SpotChooserProps } from "./spot-chooser.tsx";

/** Loaded when somebody is about to choose. */
export const LateSpotChooser = latePart<SpotChooserProps>(() =>
  withQueries(async () => {
    const [{ SpotChooser }] = await Promise.all([
      import("./spot-chooser.tsx"),
      loadWords("editing"),
    ]);
    return SpotChooser;
  }, "media"),
);
