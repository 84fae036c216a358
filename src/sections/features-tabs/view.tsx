import type { ReactNode } from "react";
import { useSectionId } from "../kit/environment.ts";
import {
  Icon,
  Intro,
  Item,
  Items,
  Picture,
  Root,
  Shown,
  Text,
  useEnvironment,
  useField,
  useText,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { featuresTabsFields } from "./fields.ts";

interface TabProps {
  readonly as: "h2" | "h3";
  readonly index: number;
}

/** A radio button that the style sheet reads, so that tabs need no script. Where all of them are edited it has none. */
function Tab({ as: Heading, index }: TabProps): ReactNode {
  const { unfolds } = useEnvironment();
  const group = `tabs-${useSectionId() ?? ""}`;
  const id = `${group}-${index + 1}`;
  const name = (
    <>
      <Text of="title" as="span" />
      <Icon name="plus" />
    </>
  );
  return (
    <Item as="div" className="features-tabs__tab">
      {!unfolds && (
        <input
          className="features-tabs__choice"
          type="radio"
          name={group}
          id={id}
          defaultChecked={index === 0}
        />
      )}
      <Heading className="features-tabs__name">
        {unfolds ? <span>{name}</span> : <label htmlFor={id}>{name}</label>}
      </Heading>
      <div className="features-tabs__more">
        <Text of="text" as="p" className="text" />
      </div>
      <Shown when="picture">
        <span className="features-tabs__picture">
          <Picture of="picture" />
        </span>
      </Shown>
    </Item>
  );
}

export function FeaturesTabs({ rank }: SectionViewProps): ReactNode {
  const { unfolds } = useEnvironment();
  const title = useText(featuresTabsFields.title).trim();
  const tabs = useField(featuresTabsFields.tabs);
  const isPictured = tabs.some(({ picture }) => picture !== null);
  return (
    <Root
      className="section features-tabs"
      ground={useField(featuresTabsFields.ground)}
      air={useField(featuresTabsFields.air)}
      data={{ "data-unfolded": unfolds ? "" : undefined }}
    >
      <div className="wrap">
        <div className="features-tabs__body" data-pictured={isPictured ? "" : undefined}>
          <Intro rank={rank} />
          <div {...(!unfolds && { role: "radiogroup", "aria-label": title || undefined })}>
            <Items of="tabs" as="div" className="features-tabs__list">
              {({ index }) => <Tab as={rank === 1 ? "h2" : "h3"} index={index} />}
            </Items>
          </div>
        </div>
      </div>
    </Root>
  );
}
