import type { ReactNode } from "react";
import { Buttons, Root, Text, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { actionBandFields } from "./fields.ts";

export function ActionBand({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section action-band"
      ground={useField(actionBandFields.ground)}
      air={useField(actionBandFields.air)}
    >
      <div className="wrap">
        <div className="action-band__grid">
          <div className="cq">
            <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level="display" />
          </div>
          <div className="action-band__side">
            <Text of="paragraph" as="p" className="lead" />
            <Buttons of="buttons" />
          </div>
        </div>
      </div>
    </Root>
  );
}
