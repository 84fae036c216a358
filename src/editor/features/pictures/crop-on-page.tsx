import { useState } from "react";
import type { ReactNode } from "react";
import type { PictureField } from "#/fields/picture/spec.ts";
import type { Picture } from "#/site/image.ts";
import { LateCropDialog } from "../../fields/picture/crop/late-crop-dialog.ts";
import type { PictureSpot } from "../../fields/picture/upload-state.ts";
import { placeRatio } from "./place-ratio.ts";

interface CropOnPageProps {
  readonly spot: PictureSpot;
  readonly spec: PictureField;
  readonly picture: Picture;
  /** The picture on the canvas. */
  readonly find: () => HTMLElement | null;
  readonly onClose: () => void;
}

/** Crops a picture to the form of its place on the page, as that is when the dialog opens. */
export function CropOnPage({ find, ...props }: CropOnPageProps): ReactNode {
  const { spec, picture } = props;
  const [place] = useState(() => {
    const image = find()?.closest("img");
    return image && spec.ratio !== "free" ? placeRatio(image, picture.crop !== null) : undefined;
  });
  return <LateCropDialog {...props} place={place} />;
}
