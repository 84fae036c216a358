import type { ReactNode } from "react";
import {
  Anchor,
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
  const titleAlignment = useField(portfolio12Fields.titleAlignment);
  const paragraphAlignment = useField(portfolio12Fields.paragraphAlignment);
  return (
    <Root className="section portfolio-12" ground={ground}>
      <div className="wrap">
        <Shown when={["title", "paragraph"]}>
          <div className="head head--start cq">
            <Text
              of="title"
              as={rank === 1 ? "h1" : "h2"}
              className="title"
              level={56}
              data={{ "data-align": titleAlignment }}
            />
            <Text
              of="paragraph"
              as="p"
              className="text"
              data={{ "data-align": paragraphAlignment }}
            />
          </div>
        </Shown>
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
