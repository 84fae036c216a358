import { Share2 } from "lucide-react";
import type { EditingParts } from "../../shell/feature.ts";
import { ShareButtonPlace } from "./share-button-place.tsx";
import { shareAsked } from "./share-state.ts";

export const shareEditing: EditingParts = {
  BarAction: ShareButtonPlace,
  PreviewAction: ShareButtonPlace,
  dockActions: [
    { label: "frame.share", Icon: Share2, run: (editor) => shareAsked(editor).set(true) },
  ],
};
