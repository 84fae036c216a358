import type { ReactNode } from "react";
import {
  Anchor,
  Buttons,
  Item,
  Items,
  Picture,
  Root,
  Shown,
  Text,
  useCount,
  useEnvironment,
  useField,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { OpenNow } from "../kit/open-now.tsx";
import { Value } from "../kit/slots.tsx";
import { headerSplitFields } from "./fields.ts";

/** The buttons, and a film beside them. */
function Ways(): ReactNode {
  return (
    <div className="header-split__ways">
      <Buttons of="buttons" />
      <Shown when="film">
        <Anchor of="filmLink" className="header-split__film">
          <span className="header-split__play">
            <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M7 4.5v15l12-7.5z" />
            </svg>
          </span>
          <span>
            <Text of="film" as="b" />
            <Text of="filmNote" as="span" className="header-split__length" />
          </span>
        </Anchor>
      </Shown>
    </div>
  );
}

/** Whether it is open now, where the owner wants it and has hours; then the note. */
function Foot(): ReactNode {
  const { hours } = useEnvironment();
  const isWanted = useField(headerSplitFields.openNow);
  return (
    <div className="header-split__foot">
      {isWanted && hours && <Value of="openNow">{() => <OpenNow hours={hours} />}</Value>}
      <Text of="note" as="p" className="caption" />
    </div>
  );
}

/** Cut-outs on a cloth: the first one is the largest, the others lie around it. */
function Table({ isFirst }: { readonly isFirst: boolean }): ReactNode {
  return (
    <Items of="objects" as="div" className="header-split__table">
      {({ index }) => (
        <Item as="div" className="header-split__object">
          <span className="plate">
            <Picture of="picture" isFirst={isFirst && index === 0} />
          </span>
        </Item>
      )}
    </Items>
  );
}

export function HeaderSplit({ rank }: SectionViewProps): ReactNode {
  const isBare = useField(headerSplitFields.picture) === null;
  const count = useCount(headerSplitFields.objects);
  const isFirst = rank === 1;
  return (
    <Root
      className="section header-split"
      ground={useField(headerSplitFields.ground)}
      air={useField(headerSplitFields.air)}
      data={{
        "data-bare": isBare && count === 0 ? "" : undefined,
        "data-count": count > 0 ? count : undefined,
      }}
    >
      <div className="wrap header-split__grid">
        <div className="header-split__words cq">
          <Text of="eyebrow" as="p" className="eyebrow" />
          <Text of="title" as={isFirst ? "h1" : "h2"} className="title" level="display" />
          <Text of="paragraph" as="p" className="lead" />
          <Ways />
          <Foot />
        </div>
        {count === 0 && (
          <Shown when="picture">
            <div className="header-split__picture">
              <Picture of="picture" isFirst={isFirst} />
            </div>
          </Shown>
        )}
        {(count > 0 || isBare) && <Table isFirst={isFirst} />}
      </div>
    </Root>
  );
}
