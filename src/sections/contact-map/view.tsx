import type { ReactNode } from "react";
import { Form } from "../kit/form-frame.tsx";
import { Anchor, Item, Items, Root, Text, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { MapPlace } from "../kit/map-place.tsx";
import { contactMapFields } from "./fields.ts";
import { form } from "./form.tsx";

export function ContactMap({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section contact-map"
      ground={useField(contactMapFields.ground)}
      air={useField(contactMapFields.air)}
    >
      <div className="wrap">
        <div className="contact-map__panel" data-on="page">
          <div className="contact-map__ask">
            <div className="cq">
              <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level={48} />
            </div>
            <Text of="paragraph" as="p" className="text" />
            <Form of={form} given={{}} className="form" />
          </div>
          <div className="contact-map__side">
            <MapPlace of={contactMapFields} />
            <Items of="facts" as="dl" className="contact-map__facts">
              {() => (
                <Item as="div">
                  <Text of="label" as="dt" />
                  <dd>
                    <Anchor of="link">
                      <Text of="value" as="span" isContact />
                    </Anchor>
                  </dd>
                </Item>
              )}
            </Items>
          </div>
        </div>
      </div>
    </Root>
  );
}
