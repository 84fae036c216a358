import type { ReactNode } from "react";
import { Item, Items, Root, Shown, Text, useChoice, useCount, useText } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";

function Block({ heading }: { heading: "h2" | "h3" }): ReactNode {
  return (
    <>
      <Text
        of="title"
        as={heading}
        className="contact-9__name"
        data={{ "data-align": useChoice("titleAlignment") }}
      />
      <Shown when={["paragraph1", "paragraph2"]}>
        <div className="contact-9__values">
          <Text
            of="paragraph1"
            as="p"
            className="contact-9__value"
            level={32}
            isContact
            data={{ "data-align": useChoice("paragraph1Alignment") }}
          />
          <Text
            of="paragraph2"
            as="p"
            className="sub"
            isContact
            data={{ "data-align": useChoice("paragraph2Alignment") }}
          />
        </div>
      </Shown>
    </>
  );
}

export function Contact9({ rank }: SectionViewProps): ReactNode {
  const ground = useChoice<"page" | "band">("ground");
  const alignment = useChoice("titleAlignment");
  const count = useCount("blocks");
  const hasTitle = useText("title") !== "";
  const heading = rank === 1 || !hasTitle ? "h2" : "h3";
  const level = rank === 1 ? 72 : 56;
  return (
    <Root className="section contact-9" ground={ground}>
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
        <Items of="blocks" as="div" className="contact-9__grid" data={{ "data-count": count }}>
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
