import type { ReactNode } from "react";
import type { ItemsProps } from "./slot-props.ts";
import { Anchor, Item, Items, Text } from "./slots.tsx";

/** A list of links that are nothing but their words. */
export function PlainLinks(props: Pick<ItemsProps, "of" | "as" | "className">): ReactNode {
  return (
    <Items {...props}>
      {() => (
        <Item>
          <Anchor of="link">
            <Text of="text" as="span" />
          </Anchor>
        </Item>
      )}
    </Items>
  );
}
