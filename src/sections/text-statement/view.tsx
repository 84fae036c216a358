import type { ReactNode } from "react";
import { MoreLink, Root, Shown, Text, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { textStatementFields } from "./fields.ts";

export function TextStatement({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section text-statement"
      ground={useField(textStatementFields.ground)}
      air={useField(textStatementFields.air)}
    >
      <div className="wrap text-statement__grid">
        <Text of="eyebrow" as="p" className="eyebrow" />
        <div className="text-statement__words cq">
          <Text of="statement" as={rank === 1 ? "h1" : "h2"} className="title" level={48} />
        </div>
        <Shown when={["paragraph", "more"]}>
          <div className="text-statement__more">
            <Text of="paragraph" as="p" className="text" />
            <MoreLink />
          </div>
        </Shown>
      </div>
    </Root>
  );
}
