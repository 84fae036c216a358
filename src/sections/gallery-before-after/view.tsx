import type { ReactNode } from "react";
import {
  Intro,
  Item,
  Items,
  Root,
  Shown,
  Text,
  useCount,
  useEnvironment,
  useField,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { CaseSwitch } from "./case-switch.tsx";
import { Comparison } from "./comparison.tsx";
import { galleryBeforeAfterFields } from "./fields.ts";

function Facts(): ReactNode {
  return (
    <Shown when="facts">
      <Items of="facts" as="dl" className="before-after__facts">
        {() => (
          <Item as="div">
            <Text of="label" as="dt" />
            <Text of="value" as="dd" />
          </Item>
        )}
      </Items>
    </Shown>
  );
}

export function GalleryBeforeAfter({ rank }: SectionViewProps): ReactNode {
  const { unfolds } = useEnvironment();
  const count = useCount(galleryBeforeAfterFields.cases);
  return (
    <Root
      className="section before-after"
      ground={useField(galleryBeforeAfterFields.ground)}
      air={useField(galleryBeforeAfterFields.air)}
      data={{ "data-unfolded": unfolds ? "" : undefined }}
    >
      <div className="wrap before-after__grid">
        <div className="before-after__head">
          <Intro rank={rank} level={48} />
        </div>
        <Items of="cases" as="ul" className="before-after__cases">
          {() => (
            <Item className="before-after__case">
              <div className="before-after__about">
                <Text of="name" as={rank === 1 ? "h2" : "h3"} className="title" level={24} />
                <Text of="text" as="p" className="text" />
                <Facts />
              </div>
              <Comparison />
            </Item>
          )}
        </Items>
        {count > 1 && !unfolds && <CaseSwitch />}
        <Text of="note" as="p" className="caption before-after__note" />
      </div>
    </Root>
  );
}
