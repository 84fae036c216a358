import type { ReactNode } from "react";
import { Anchor, Picture, Text, useField } from "../kit/index.ts";
import { logosRowFields } from "./fields.ts";

interface LogoProps {
  readonly block: string;
  readonly isNamed: boolean;
}

/** A logo, the name beside it if the section says so; until there is a picture, the name alone. `block` is the layout's. */
export function Logo({ block, isNamed }: LogoProps): ReactNode {
  const isAlone = useField(logosRowFields.logos.item.picture) !== null && !isNamed;
  return (
    <Anchor of="link" className={`${block}__logo`}>
      <Picture of="picture" />
      <Text of="name" as="span" className={isAlone ? "vh" : `${block}__name`} />
    </Anchor>
  );
}
