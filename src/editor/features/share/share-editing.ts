import type { EditingParts } from "../../shell/feature.ts";
import { ShareButton } from "./share-button.tsx";

export const shareEditing: EditingParts = { PreviewAction: ShareButton };
