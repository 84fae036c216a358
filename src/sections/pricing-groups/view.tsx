import type { ReactNode } from "react";
import { Intro, Item, Items, Root, Text, useEnvironment, useField, useText } from "../kit/index.ts";
import { Each } from "../kit/each.tsx";
import { Price } from "../kit/price.tsx";
import type { SectionViewProps } from "../kit/index.ts";
import { useItemHeading } from "../kit/item-heading.ts";
import { pricingGroupsFields } from "./fields.ts";

const { groups } = pricingGroupsFields;
const { rows } = groups.item;

function anchorOf(group: string): string {
  return `prices-${group}`;
}

/** The view timeline of a group: its link is marked while it is in view. */
function timelineOf(index: number): `--${string}` {
  return `--group-${index}`;
}

interface GroupLinkProps {
  readonly id: string;
  readonly index: number;
  /** How many prices it has. */
  readonly count: number;
}

function GroupLink({ id, index, count }: GroupLinkProps): ReactNode {
  const { variables } = useEnvironment();
  return (
    <a href={`#${anchorOf(id)}`} {...variables({ "--timeline": timelineOf(index) })}>
      {useText(groups.item.name)} <span aria-hidden="true">{count}</span>
    </a>
  );
}

/** Links to the groups with how many prices each has; with one group there are none. */
function GroupLinks(): ReactNode {
  const environment = useEnvironment();
  const items = useField(groups);
  if (items.length < 2) return null;
  return (
    <nav className="pricing-groups__links" aria-label={environment.message("listGroups")}>
      <ul>
        <Each of={groups} items={items}>
          {({ id, index }) => (
            <li>
              <GroupLink id={id} index={index} count={items[index]?.rows.length ?? 0} />
            </li>
          )}
        </Each>
      </ul>
    </nav>
  );
}

interface GroupProps {
  readonly id: string;
  readonly index: number;
  readonly as: "h2" | "h3";
}

function Group({ id, index, as }: GroupProps): ReactNode {
  const { variables } = useEnvironment();
  return (
    <Item as="section">
      <div className="pricing-groups__group" {...variables({ "--timeline": timelineOf(index) })}>
        <div className="pricing-groups__head" id={anchorOf(id)}>
          <div className="cq">
            <Text of="name" as={as} className="title" level={40} />
          </div>
          <Text of="note" as="p" className="pricing-groups__note" />
        </div>
        <Items of="rows" as="ul" className="rises">
          {() => <Row as={as === "h2" ? "h3" : "h4"} />}
        </Items>
      </div>
    </Item>
  );
}

function Row({ as }: { readonly as: "h3" | "h4" }): ReactNode {
  return (
    <Item
      className="pricing-groups__row"
      data={{ "data-marked": useField(rows.item.isMarked) ? "" : undefined }}
    >
      <div className="pricing-groups__name">
        <Text of="name" as={as} />
        <Text of="badge" as="span" className="pricing-groups__badge" />
      </div>
      <Price of={rows.item.price} />
      <Text of="text" as="p" className="pricing-groups__text" />
    </Item>
  );
}

/** A long price list in groups. */
export function PricingGroups({ rank }: SectionViewProps): ReactNode {
  const { variables } = useEnvironment();
  const items = useField(groups);
  const as = useItemHeading(rank, pricingGroupsFields.title);
  const timelines = items.map((_item, index) => timelineOf(index)).join(", ");
  return (
    <Root
      className="section pricing-groups"
      ground={useField(pricingGroupsFields.ground)}
      air={useField(pricingGroupsFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} level={rank === 1 ? "display" : 56} />
        <div
          className="pricing-groups__grid"
          data-alone={items.length > 1 ? undefined : ""}
          {...variables({ "--timelines": timelines })}
        >
          <GroupLinks />
          <Items of="groups" as="div" className="pricing-groups__groups">
            {({ id, index }) => <Group id={id} index={index} as={as} />}
          </Items>
        </div>
      </div>
    </Root>
  );
}
