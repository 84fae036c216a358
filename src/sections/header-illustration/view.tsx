import type { ReactNode } from "react";
import { Buttons, Picture, Root, Shown, Text, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { headerIllustrationFields } from "./fields.ts";

export function HeaderIllustration({ rank }: SectionViewProps): ReactNode {
  const isFirst = rank === 1;
  return (
    <Root
      className="section header-illustration"
      ground={useField(headerIllustrationFields.ground)}
    >
      <div className="wrap header-illustration__words">
        <div className="cq">
          <Text of="title" as={isFirst ? "h1" : "h2"} className="title" level="display" />
        </div>
        <Text of="paragraph" as="p" className="lead" />
        <Buttons of="buttons" />
      </div>
      <Shown when="picture">
        <div className="header-illustration__scene">
          <Picture of="picture" isFirst={isFirst} />
        </div>
      </Shown>
    </Root>
  );
}
