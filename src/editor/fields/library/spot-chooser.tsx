import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import { placePicture } from "../picture/place-picture.ts";
import type { PictureSpot } from "../picture/upload-state.ts";
import { PictureChooser } from "./chooser.tsx";

export interface SpotChooserProps {
  readonly spot: PictureSpot;
  readonly onClose: () => void;
}

/** A picture of the library for a field. It comes with the words that it has elsewhere. */
export function SpotChooser({ spot, onClose }: SpotChooserProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  return (
    <PictureChooser
      title={t("frame.media")}
      onClose={onClose}
      onChoose={({ asset, alt }) => {
        onClose();
        placePicture(editor, spot, { asset: asset.id, alt });
      }}
    />
  );
}
