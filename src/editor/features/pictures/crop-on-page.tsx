import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import type { PictureField } from "#/fields/picture/spec.ts";
import type { Picture } from "#/site/image.ts";
import { LateCropDialog } from "../../fields/picture/crop/late-crop-dialog.ts";
import type { PictureSpot } from "../../fields/picture/upload-state.ts";
import { Waiting } from "../../ui/waiting.tsx";
import { placeRatio } from "./place-ratio.ts";

interface CropOnPageProps {
  readonly handle: PictureSpot & { readonly spec: PictureField };
  readonly picture: Picture;
  /** The picture on the canvas. */
  readonly find: () => HTMLElement | null;
  readonly onClose: () => void;
}

/** Crops a picture to the form of its place on the page, as that is when the dialog opens. */
export function CropOnPage({ handle, picture, find, onClose }: CropOnPageProps): ReactNode {
  const { spec } = handle;
  const [place] = useState(() => {
    const image = find()?.closest("img");
    return image && spec.ratio !== "free" ? placeRatio(image, picture.crop !== null) : undefined;
  });
  return (
    <Suspense fallback={<Waiting />}>
      <LateCropDialog spot={handle} {...{ spec, picture, place, onClose }} />
    </Suspense>
  );
}
