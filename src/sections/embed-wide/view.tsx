import type { ReactNode } from "react";
import { Root, Text, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { EmbedAsk, EmbedStage } from "../kit/embed-stage.tsx";
import { embedWideFields } from "./fields.ts";

export function EmbedWide({ rank }: SectionViewProps): ReactNode {
  return (
    <Root
      className="section embed embed--wide"
      ground={useField(embedWideFields.ground)}
      air={useField(embedWideFields.air)}
    >
      <div className="wrap">
        <div className="embed__panel">
          <EmbedStage embed={embedWideFields.embed} />
          <div className="embed__card">
            <div className="embed__words cq">
              <Text of="eyebrow" as="p" className="eyebrow" />
              <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level={32} />
              <Text of="text" as="p" className="text" />
            </div>
            <EmbedAsk of={embedWideFields} />
          </div>
        </div>
      </div>
    </Root>
  );
}
