import type { ReactNode } from "react";
import type { PictureBlock } from "#/fields/prose/spec.ts";
import { Picture, Shown, Text } from "../slots.tsx";

/** A picture of a rich text, or two beside each other, and what is said below. */
export function ProseFigure({ type }: { readonly type: PictureBlock }): ReactNode {
  return (
    <figure className={`prose__figure prose__figure--${type}`}>
      <div className="prose__pictures">
        <Picture of="picture" />
        {type === "pair" && <Picture of="second" />}
      </div>
      <Shown when="text">
        <Text of="text" as="p" className="caption" />
      </Shown>
    </figure>
  );
}
