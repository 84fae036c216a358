import type { ReactNode } from "react";
import { Picture, Root, Shown, Text, useField } from "../../kit/index.ts";
import type { SectionViewProps } from "../../kit/index.ts";
import { Breadcrumbs } from "../../kit/breadcrumbs.tsx";
import { pageTitleFields } from "../fields.ts";

export function PageTitleBeside({ rank }: SectionViewProps): ReactNode {
  const title = useField(pageTitleFields.title);
  return (
    <Root
      className="section page-title-beside"
      ground={useField(pageTitleFields.ground)}
      air={useField(pageTitleFields.air)}
    >
      <div className="wrap page-title-beside__grid">
        <div className="page-title-beside__words">
          {useField(pageTitleFields.crumbs) && <Breadcrumbs title={title} />}
          <div className="cq">
            <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level="display" />
          </div>
          <Text of="paragraph" as="p" className="lead" />
        </div>
        <Shown when="picture">
          <div className="page-title-beside__picture">
            <Picture of="picture" isFirst={rank === 1} />
          </div>
        </Shown>
      </div>
    </Root>
  );
}
