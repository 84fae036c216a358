import type { ReactNode } from "react";
import type { PictureBlock } from "#/fields/prose/spec.ts";
import { Picture } from "../slots.tsx";

/** The picture of a block of a rich text, or its two. */
export function ProsePictures({ type }: { readonly type: PictureBlock }): ReactNode {
  return (
    <>
      <Picture of="picture" />
      {type === "pair" && <Picture of="second" />}
    </>
  );
}
