import type { Picture } from "#/site/image.ts";
import { valueOfKind } from "../../document-store/read-field.ts";
import type { Editor } from "../../session/editor.ts";
import { canvasAddress } from "./picture-files.ts";
import { pictureSteps } from "./picture-steps.ts";
import type { PictureSpot } from "./upload-state.ts";
import { localPicturesOf } from "./uploads.ts";

/** In milliseconds. */
const keptFor = 10_000;

/** Shows a file from this device until the server's is there, which has to be made first; it stays where that fails. */
export function showLocally(editor: Editor, asset: string, file: File): void {
  const local = localPicturesOf(editor);
  const address = URL.createObjectURL(file);
  const served = new Image();
  const end = (): void => {
    const rest = new Map(local.get());
    rest.delete(asset);
    local.set(rest);
    // the page shows it until it has taken in the other one
    editor.timers.after(keptFor, () => URL.revokeObjectURL(address));
  };
  served.addEventListener("load", end);
  local.set(new Map(local.get()).set(asset, address));
  served.src = canvasAddress(editor.site.id, { asset, crop: null });
}

/** Puts a whole picture with its words into a field; that what stood there is only decoration goes on to be so. One step to undo. */
export function placePicture(
  editor: Editor,
  spot: PictureSpot,
  { asset, alt }: Pick<Picture, "asset" | "alt">,
): void {
  const before = valueOfKind(editor.store.records(), { ...spot, kind: "picture" });
  const isDecorative = before?.isDecorative;
  const said = isDecorative ? { alt, isDecorative } : { alt };
  editor.dispatch(pictureSteps(editor, spot, { asset, ...said, crop: null, focus: null }));
}
