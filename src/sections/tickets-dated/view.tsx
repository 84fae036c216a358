import type { ReactNode } from "react";
import { amountText } from "#/fields/price/price-text.ts";
import {
  Anchor,
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
import { Price } from "../kit/price.tsx";
import { ticketsDatedFields } from "./fields.ts";

const { tickets } = ticketsDatedFields;

/** How much of a ticket is sold, as a bar: what its words say, for those who see it. Nothing where that isn't said. */
function Sold(): ReactNode {
  const sold = useField(tickets.item.sold);
  if (sold === 0) return null;
  return <meter className="tickets-dated__sold" max="100" value={sold} aria-hidden="true" />;
}

/** Characters of the longest amount: all prices have the size at which it fits. */
function useDigits(): number {
  const { language } = useEnvironment();
  const widths = useField(tickets).map(({ price }) =>
    price.amount === "" ? 0 : amountText(price, language).length,
  );
  return Math.max(4, ...widths);
}

interface TicketProps {
  readonly as: "h2" | "h3";
  /** The section stands on a colour: what stands out is the page's ground. */
  readonly isOnColour: boolean;
}

function Ticket({ as, isOnColour }: TicketProps): ReactNode {
  const state = useField(tickets.item.state);
  const isNow = state === "now";
  const isOpen = isNow || state === "sale";
  const on = isOnColour ? "page" : "brand";
  return (
    <Item
      className="tickets-dated__ticket numbered"
      data={{ "data-state": state, "data-on": isNow ? on : undefined }}
    >
      <div className="tickets-dated__top">
        <Text of="label" as="p" className="tickets-dated__label" />
      </div>
      <div className="tickets-dated__name cq">
        <Text of="name" as={as} className="title" level={32} />
      </div>
      <div className="tickets-dated__price cq">
        <Price of={tickets.item.price} />
      </div>
      <div className="tickets-dated__words">
        <Text of="until" as="p" className="tickets-dated__until" />
        <Text of="text" as="p" className="text" />
      </div>
      <div className="tickets-dated__buy">
        <Text of="left" as="p" className="tickets-dated__left" />
        <Sold />
        <Shown when="button">
          <Anchor of="link" className={isOpen ? "button" : "button button--tertiary"}>
            <Text of="button" as="span" />
          </Anchor>
        </Shown>
      </div>
    </Item>
  );
}

export function TicketsDated({ rank }: SectionViewProps): ReactNode {
  const ground = useField(ticketsDatedFields.ground);
  return (
    <Root
      className="section tickets-dated"
      ground={ground}
      air={useField(ticketsDatedFields.air)}
      variables={{ "--digits": String(useDigits()) }}
    >
      <div className="wrap">
        <Intro rank={rank} />
        <Items
          of="tickets"
          className="tickets-dated__list"
          data={{ "data-count": useCount(tickets) }}
        >
          {() => (
            <Ticket
              as={rank === 1 ? "h2" : "h3"}
              isOnColour={ground === "brand" || ground === "second"}
            />
          )}
        </Items>
        <Shown when={["note", "secondNote"]}>
          <div className="tickets-dated__notes">
            <Text of="note" as="p" className="caption" />
            <Text of="secondNote" as="p" className="caption" />
          </div>
        </Shown>
      </div>
    </Root>
  );
}
