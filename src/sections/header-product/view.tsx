import type { ReactNode } from "react";
import { Picture, Root, Shown, Text, useField, useText } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { Form } from "../kit/form-frame.tsx";
import { form } from "./form.tsx";
import { headerProductFields } from "./fields.ts";

export function HeaderProduct({ rank }: SectionViewProps): ReactNode {
  const isFirst = rank === 1;
  const ground = useField(headerProductFields.ground);
  return (
    <Root className="section header-product" data={{ "data-stage": ground }}>
      <div className="wrap header-product__grid">
        <div className="header-product__title cq">
          <Text of="eyebrow" as="p" className="eyebrow" />
          <Text of="title" as={isFirst ? "h1" : "h2"} className="title" level="display" />
        </div>
        <div className="header-product__side">
          <Text of="paragraph" as="p" className="lead" />
          <Form
            of={form}
            given={{ hasHint: useText(headerProductFields.hint) !== "" }}
            className="header-product__form"
          />
        </div>
      </div>
      <Shown when="picture">
        <div className="header-product__stage">
          <div className="wrap">
            <div className="header-product__picture">
              <Picture of="picture" isFirst={isFirst} />
            </div>
          </div>
        </div>
      </Shown>
    </Root>
  );
}
