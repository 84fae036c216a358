import type { ReactNode } from "react";
import {
  Item,
  Items,
  Root,
  Text,
  useCount,
  useEnvironment,
  useField,
  useText,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { titleWidth } from "../kit/title-width.ts";
import { contactMinimalFields } from "./fields.ts";

export function ContactMinimal({ rank }: SectionViewProps): ReactNode {
  const { language, useFace } = useEnvironment();
  const { whole } = titleWidth(useText(contactMinimalFields.mail).trim(), language, useFace());
  return (
    <Root
      className="section contact-minimal"
      ground={useField(contactMinimalFields.ground)}
      air={useField(contactMinimalFields.air)}
      variables={{ "--whole": whole.toFixed(2) }}
    >
      <div className="wrap">
        <Text of="eyebrow" as="p" className="eyebrow" />
        <div className="cq">
          <Text
            of="mail"
            as={rank === 1 ? "h1" : "h2"}
            className="title contact-minimal__mail"
            level="display"
            isContact
          />
        </div>
        <Items
          of="facts"
          as="dl"
          className="contact-minimal__facts"
          data={{ "data-count": useCount(contactMinimalFields.facts) }}
        >
          {() => (
            <Item as="div" className="contact-minimal__fact">
              <Text of="label" as="dt" className="caption" />
              <Text of="value" as="dd" isContact />
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
