import type { Picture } from "#/site/image.ts";
import { withAssets } from "../../session/with-assets.ts";
import type { PictureSpot, UploadState } from "./upload-state.ts";
import { failureOf } from "./upload-failure.ts";
import { fieldSteps, pictureSteps } from "./picture-steps.ts";
import { placePicture, showLocally } from "./place-picture.ts";
import { tellOfSvgText } from "./svg-text.ts";
import { uploadsOf } from "./uploads.ts";
import { valueOfKind } from "../../document-store/read-field.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import type { Editor } from "../../session/editor.ts";

export const acceptedPictures =
  "image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml";

function pictureAt(editor: Editor, { target, path }: PictureSpot): Picture | null {
  return valueOfKind(editor.store.records(), { target, path, kind: "picture" }) ?? null;
}

/** Changes a picture where it stands: its crop, its words. The shade behind words on it follows a crop. */
export function setPicture(
  editor: Editor,
  { target, path }: PictureSpot,
  value: Picture | null,
): void {
  editor.dispatch(fieldSteps(editor, { name: "picture.set", args: { target, path, value } }));
}

function setUpload(editor: Editor, key: string, state: UploadState | undefined): void {
  const next = new Map(uploadsOf(editor).get());
  if (state) next.set(key, state);
  else next.delete(key);
  uploadsOf(editor).set(next);
}

/**
 * Uploads a file and puts it into the field. Until it is there, and if it fails, the old picture stays. The words for
 * that one don't describe another; that it is only decoration goes on to be so.
 */
export function replacePicture(editor: Editor, spot: PictureSpot, file: File): void {
  const { target, path } = spot;
  const key = fieldTopic(target, path);
  uploadsOf(editor).get().get(key)?.cancel();
  const control = new AbortController();
  const cancel = (): void => {
    control.abort();
    setUpload(editor, key, undefined);
  };
  const show = (part: Pick<UploadState, "progress" | "failure">): void =>
    setUpload(editor, key, { key, target, path, file, cancel, ...part });
  const send = async (): Promise<void> => {
    try {
      const asset = await editor.upload({
        site: editor.site.id,
        file,
        signal: control.signal,
        onProgress: (progress) => show({ progress, failure: null }),
      });
      editor.assets.set(withAssets(editor.assets.get(), [asset]));
      setUpload(editor, key, undefined);
      showLocally(editor, asset.id, file);
      void tellOfSvgText(editor, file);
      const before = pictureAt(editor, spot);
      const alt = before?.asset === asset.id ? before.alt : {};
      placePicture(editor, spot, { asset: asset.id, alt });
    } catch (error) {
      if (control.signal.aborted) return;
      show({ progress: 0, failure: failureOf(error) });
    }
  };
  show({ progress: 0, failure: null });
  void send();
}

/** Takes the picture out of its field, with the shade that came with it; where one is being uploaded, that ends. */
export function removePicture(editor: Editor, spot: PictureSpot): void {
  uploadsOf(editor).get().get(fieldTopic(spot.target, spot.path))?.cancel();
  if (pictureAt(editor, spot)) editor.dispatch(pictureSteps(editor, spot, null));
}
