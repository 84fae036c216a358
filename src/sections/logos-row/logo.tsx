import type { ReactNode } from "react";
import { Anchor, Picture, Text, useField } from "../kit/index.ts";
import { logosRowFields } from "./fields.ts";

/** A logo; until there is a picture, the name in the heading's font. `block` is the layout's. */
export function Logo({ block }: { readonly block: string }): ReactNode {
  const hasPicture = useField(logosRowFields.logos.item.picture) !== null;
  return (
    <Anchor of="link" className={`${block}__logo`}>
      <Picture of="picture" />
      <Text of="name" as="span" className={hasPicture ? "vh" : `${block}__name`} />
    </Anchor>
  );
}
