import type { ReactNode } from "react";
import { Root, Text, useField } from "../../kit/index.ts";
import type { SectionViewProps } from "../../kit/index.ts";
import { Breadcrumbs } from "../../kit/breadcrumbs.tsx";
import { pageTitleFields } from "../fields.ts";

export function PageTitleCentred({ rank }: SectionViewProps): ReactNode {
  const title = useField(pageTitleFields.title);
  return (
    <Root
      className="section page-title-centred"
      ground={useField(pageTitleFields.ground)}
      air={useField(pageTitleFields.air)}
    >
      <div className="wrap">
        {useField(pageTitleFields.crumbs) && <Breadcrumbs title={title} />}
        <div className="cq">
          <Text of="title" as={rank === 1 ? "h1" : "h2"} className="title" level="display" />
        </div>
        <Text of="paragraph" as="p" className="lead" data={{ "data-align": "center" }} />
      </div>
    </Root>
  );
}
