import type { ReactNode } from "react";
import {
  Anchor,
  Head,
  Icon,
  Item,
  Items,
  Picture,
  Root,
  Shown,
  Text,
  useCount,
  useField,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { portfolio12Fields } from "./fields.ts";

const rowFields = portfolio12Fields.rows.item;
const workFields = rowFields.items.item;

function Work(): ReactNode {
  return (
    <Anchor of="link" className="portfolio-12__item" fallback="div">
      <span className="portfolio-12__picture">
        <Picture of="picture" />
      </span>
      <Shown when="title">
        <span className="portfolio-12__name">
          <Text of="title" as="span" data={{ "data-align": useField(workFields.titleAlignment) }} />
          <Icon name="arrow" />
        </span>
      </Shown>
    </Anchor>
  );
}

function Row({ ratio }: { ratio: string }): ReactNode {
  return (
    <Items
      of="items"
      as="ul"
      className="portfolio-12__row"
      data={{ "data-count": useCount(rowFields.items), "data-ratio": ratio }}
    >
      {() => (
        <Item as="li">
          <Work />
        </Item>
      )}
    </Items>
  );
}

export function Portfolio12({ rank }: SectionViewProps): ReactNode {
  const ground = useField(portfolio12Fields.ground);
  const ratio = useField(portfolio12Fields.ratio);
  return (
    <Root className="section portfolio-12" air={useField(portfolio12Fields.air)} ground={ground}>
      <div className="wrap">
        <Head
          rank={rank}
          titleAlignment={useField(portfolio12Fields.titleAlignment)}
          paragraphAlignment={useField(portfolio12Fields.paragraphAlignment)}
          paragraph="text"
          isStart
        />
        <Items of="rows" as="div" className="portfolio-12__rows">
          {() => (
            <Item as="div">
              <Row ratio={ratio} />
            </Item>
          )}
        </Items>
      </div>
    </Root>
  );
}
