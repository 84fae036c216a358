import type { ReactNode } from "react";
import {
  Intro,
  Item,
  Items,
  Picture,
  Root,
  Shown,
  Text,
  useCount,
  useEnvironment,
  useField,
  useScope,
  useText,
} from "../kit/index.ts";
import { Each } from "../kit/each.tsx";
import { useItemHeading } from "../kit/item-heading.ts";
import { Legend } from "../kit/legend.tsx";
import type { StoredItem } from "#/fields/stored-fields.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { Dish } from "./dish.tsx";
import { menuRestaurantFields } from "./fields.ts";
import { Offer } from "./offer.tsx";

const { groups, legend } = menuRestaurantFields;

function anchorOf(group: string): string {
  return `group-${group}`;
}

function GroupLink({ id }: { readonly id: string }): ReactNode {
  return <a href={`#${anchorOf(id)}`}>{useText(groups.item.name)}</a>;
}

/** Links to the groups, which stay in view; with one group there are none. */
function GroupLinks(): ReactNode {
  const environment = useEnvironment();
  const items = useField(groups);
  if (items.length < 2) return null;
  return (
    <nav className="menu-restaurant__links" aria-label={environment.message("listGroups")}>
      <ul>
        <Each of={groups} items={items}>
          {({ id }) => (
            <li>
              <GroupLink id={id} />
            </li>
          )}
        </Each>
      </ul>
    </nav>
  );
}

interface GroupProps {
  readonly id: string;
  readonly as: "h2" | "h3";
  /** The marks that dishes may have. */
  readonly marks: readonly StoredItem[];
}

function Group({ id, as, marks }: GroupProps): ReactNode {
  const isFilled = useField(groups.item.picture) !== null;
  return (
    <Item
      as="section"
      className="menu-restaurant__group"
      data={{ "data-bare": isFilled ? undefined : "" }}
    >
      <span className="plate">
        <Picture of="picture" />
      </span>
      <div className="menu-restaurant__body">
        <div className="menu-restaurant__head" id={anchorOf(id)}>
          <div className="cq">
            <Text of="name" as={as} className="title" level={48} />
          </div>
          <Text of="note" as="p" className="text" />
        </div>
        <Items of="dishes" className="menu-restaurant__list rises">
          {() => (
            <Item className="menu-restaurant__dish">
              <Dish marks={marks} as={as === "h2" ? "h3" : "h4"} />
            </Item>
          )}
        </Items>
      </div>
    </Item>
  );
}

/** A whole menu. */
export function MenuRestaurant({ rank }: SectionViewProps): ReactNode {
  const scope = useScope();
  const count = useCount(groups);
  const marks = useField(legend);
  const as = useItemHeading(rank, menuRestaurantFields.title);
  const place = Math.min(useField(menuRestaurantFields.offerAfter), count);
  return (
    <Root
      className="section menu-restaurant"
      ground={useField(menuRestaurantFields.ground)}
      air={useField(menuRestaurantFields.air)}
    >
      <div className="wrap">
        <Intro rank={rank} level={rank === 1 ? "display" : 56} />
        <GroupLinks />
        <Shown when={["legend", "note"]}>
          <div className="menu-restaurant__legend">
            <Legend of={legend} />
            <Text of="note" as="p" />
          </div>
        </Shown>
        <Items of="groups" as="div" className="menu-restaurant__groups">
          {({ id, index }) => (
            <>
              <Group id={id} as={as} marks={marks} />
              {index + 1 === place && <Offer scope={scope} as={as} />}
            </>
          )}
        </Items>
      </div>
    </Root>
  );
}
