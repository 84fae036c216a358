import type { ReactNode } from "react";
import { Buttons, Picture, Root, Shown, Text, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { actionPictureFields } from "./fields.ts";

export function ActionPicture({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section action-picture"
      ground={useField(actionPictureFields.ground)}
      air={useField(actionPictureFields.air)}
    >
      <div className="wrap action-picture__grid">
        <div className="action-picture__words cq">
          <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level={56} />
          <Text of="paragraph" as="p" className="lead" />
          <Buttons of="buttons" />
        </div>
        <Shown when="picture">
          <div className="action-picture__frame">
            <Picture of="picture" />
          </div>
        </Shown>
      </div>
    </Root>
  );
}
