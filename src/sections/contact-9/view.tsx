import type { ReactNode } from "react";
import { Item, Items, Root, Shown, Text, useCount, useField, useText } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { contact9Fields } from "./fields.ts";

const { item } = contact9Fields.blocks;

function Block({ heading }: { heading: "h2" | "h3" }): ReactNode {
  return (
    <>
      <Text
        of="title"
        as={heading}
        className="contact-9__name"
        data={{ "data-align": useField(item.titleAlignment) }}
      />
      <Shown when={["paragraph1", "paragraph2"]}>
        <div className="contact-9__values">
          <Text
            of="paragraph1"
            as="p"
            className="contact-9__value"
            level={32}
            isContact
            data={{ "data-align": useField(item.paragraph1Alignment) }}
          />
          <Text
            of="paragraph2"
            as="p"
            className="sub"
            isContact
            data={{ "data-align": useField(item.paragraph2Alignment) }}
          />
        </div>
      </Shown>
    </>
  );
}

export function Contact9({ rank }: SectionViewProps): ReactNode {
  const ground = useField(contact9Fields.ground);
  const alignment = useField(contact9Fields.titleAlignment);
  const count = useCount(contact9Fields.blocks);
  const hasTitle = useText(contact9Fields.title) !== "";
  const heading = rank === 1 || !hasTitle ? "h2" : "h3";
  const level = rank === 1 ? 72 : 56;
  return (
    <Root className="section contact-9" air={useField(contact9Fields.air)} ground={ground}>
      <div className="wrap">
        <Shown when="title">
          <div className="head head--start cq">
            <Text
              of="title"
              as={rank === 1 ? "h1" : "h2"}
              className="title"
              level={level}
              data={{ "data-align": alignment }}
            />
          </div>
        </Shown>
        <Items
          of="blocks"
          as="div"
          className="cells contact-9__grid"
          data={{ "data-count": count }}
        >
          {() => (
            <Item as="div" className="contact-9__item">
              <Block heading={heading} />
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
