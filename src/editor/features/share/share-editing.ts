import { Share2 } from "lucide-react";
import type { EditingParts } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";
import { shareAsked } from "./share-state.ts";

const ShareButton = latePart(async () => ({
  default: (await import("./share-button.tsx")).ShareButton,
}));

export const shareEditing: EditingParts = {
  BarAction: ShareButton,
  PreviewAction: ShareButton,
  dockActions: [
    { label: "frame.share", Icon: Share2, run: (editor) => shareAsked(editor).set(true) },
  ],
};
