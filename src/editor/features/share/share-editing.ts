import type { EditingParts } from "../../shell/feature.ts";
import { latePart } from "../../ui/late-part.tsx";

const ShareButton = latePart(async () => ({
  default: (await import("./share-button.tsx")).ShareButton,
}));

export const shareEditing: EditingParts = { BarAction: ShareButton, PreviewAction: ShareButton };
