import type { ReactNode } from "react";
import { EmbedAsk, EmbedStage } from "../kit/embed-stage.tsx";
import { Root, Text, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { headerVideoFields } from "./fields.ts";

export function HeaderVideo({ rank }: SectionViewProps): ReactNode {
  const isFirst = rank === 1;
  return (
    <Root className="section embed header-video" ground={useField(headerVideoFields.ground)}>
      <div className="wrap header-video__grid">
        <div className="header-video__title cq">
          <Text of="eyebrow" as="p" className="eyebrow" />
          <Text of="title" as={isFirst ? "h1" : "h2"} className="title" level="display" />
        </div>
        <div className="header-video__side">
          <Text of="paragraph" as="p" className="lead" />
          <EmbedAsk of={headerVideoFields} />
        </div>
        <div className="header-video__film">
          <EmbedStage embed={headerVideoFields.embed} isFirst={isFirst} />
        </div>
      </div>
    </Root>
  );
}
