import type { ReactNode } from "react";
import { Anchor, Icon, Item, Items, Root, Shown, Text, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { links1Fields } from "./fields.ts";

function LinkRow(): ReactNode {
  return (
    <Anchor of="link" className="links-1__link">
      <Text of="text" as="span" />
      <Icon name="arrow" />
    </Anchor>
  );
}

function LinkButton(): ReactNode {
  return (
    <Anchor of="link" className="button button--tertiary">
      <Text of="text" as="span" />
    </Anchor>
  );
}

export function Links1({ rank }: SectionViewProps): ReactNode {
  const ground = useField(links1Fields.ground);
  const kind = useField(links1Fields.kind);
  return (
    <Root className="section links-1" air={useField(links1Fields.air)} ground={ground}>
      <div className="wrap links-1__grid">
        <Shown when="title">
          <div className="links-1__title cq">
            <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level={32} />
          </div>
        </Shown>
        <Items
          of="links"
          as="ul"
          className={kind === "buttons" ? "links-1__buttons" : "links-1__list"}
        >
          {() => <Item as="li">{kind === "buttons" ? <LinkButton /> : <LinkRow />}</Item>}
        </Items>
      </div>
    </Root>
  );
}
