import { Palette } from "lucide-react";
import { withQueries } from "../../session/with-queries.tsx";
import type { Feature } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";

/** Colours, fonts and shapes of the site. */
export const theme: Feature = {
  name: "theme",
  panels: [
    {
      name: "theme",
      label: "frame.theme",
      Icon: Palette,
      Panel: latePart(() =>
        withQueries(async () => (await import("./theme-panel.tsx")).ThemePanel),
      ),
    },
  ],
};
