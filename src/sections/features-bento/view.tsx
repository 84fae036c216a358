import type { ReactNode } from "react";
import {
  Intro,
  Item,
  Items,
  Picture,
  Root,
  Shown,
  Text,
  rolesOnItem,
  useField,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { bentoSpans } from "./bento-spans.ts";
import { featuresBentoFields } from "./fields.ts";

interface CellProps {
  readonly as: "h2" | "h3";
  readonly index: number;
  readonly count: number;
}

function Cell({ as, index, count }: CellProps): ReactNode {
  const ground = useField(featuresBentoFields.cells.item.ground);
  return (
    <Item
      className="features-bento__cell"
      data={{
        "data-span": bentoSpans(count)[index],
        "data-fill": ground,
        "data-on": rolesOnItem[ground],
      }}
    >
      <div className="features-bento__words">
        <div className="cq">
          <Text of="title" as={as} className="title" level={32} />
        </div>
        <Text of="text" as="p" className="text" />
      </div>
      <Shown when="picture">
        <span className="features-bento__picture">
          <Picture of="picture" />
        </span>
      </Shown>
    </Item>
  );
}

export function FeaturesBento({ rank }: SectionViewProps): ReactNode {
  const cells = useField(featuresBentoFields.cells);
  return (
    <Root
      className="section features-bento"
      ground={useField(featuresBentoFields.ground)}
      air={useField(featuresBentoFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <Items
          of="cells"
          className="features-bento__cells"
          data={{ "data-count": cells.length, "data-odd": cells.length % 2 ? "" : undefined }}
        >
          {({ index, count }) => <Cell as={rank === 1 ? "h2" : "h3"} index={index} count={count} />}
        </Items>
      </div>
    </Root>
  );
}
