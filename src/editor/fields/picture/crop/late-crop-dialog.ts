import { latePart } from "../../../ui/late-part.tsx";

/** The crop dialog, loaded when somebody crops. */
export const LateCropDialog = latePart(async () => ({
  default: (await import("./crop-dialog.tsx")).CropDialog,
}));
