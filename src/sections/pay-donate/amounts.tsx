import type { ReactNode } from "react";
import type { PriceValue } from "#/fields/price/spec.ts";
import { payAddress } from "#/lib/pay-address.ts";
import { useSectionId } from "../kit/environment.ts";
import { Anchor, Icon, Item, Items, Shown, Text, useEnvironment, useField } from "../kit/index.ts";
import type { ResolvedLink } from "../kit/index.ts";
import { LibraryDrawing } from "../kit/library-drawing.tsx";
import { Price } from "../kit/price.tsx";
import { payDonateFields } from "./fields.ts";
import { OwnAmount } from "./own-amount.tsx";

const { amounts } = payDonateFields;

/** Where one pays each month, or once. */
export interface Way {
  readonly often: "monthly" | "once";
  readonly words: string;
  readonly link: ResolvedLink | undefined;
}

interface AmountsProps {
  readonly ways: readonly Way[];
  readonly passesAmount: boolean;
  /** The currency in which visitors type an amount of their own; undefined if the payment page asks for it. */
  readonly asked?: string | undefined;
}

/** The links that pay an amount; a style sheet shows that of the amount and the frequency that are chosen. */
function Pay({
  ways,
  price,
  isAsked = false,
}: {
  readonly ways: readonly Way[];
  readonly price: PriceValue | null;
  readonly isAsked?: boolean;
}) {
  return ways.map(({ often, words, link }) => {
    const common = { className: "button pay-donate__go", "data-often": often };
    const content = (
      <>
        <span>{words}</span>
        <Icon name="arrow" />
      </>
    );
    if (!link)
      return (
        <span key={often} {...common}>
          {content}
        </span>
      );
    // what a script makes the link from once an amount is typed
    const told = isAsked && { "data-address": link.href };
    const tab = link.opensNewTab && ({ target: "_blank", rel: "noopener" } as const);
    return (
      <a key={often} {...common} href={payAddress(link.href, price)} {...told} {...tab}>
        {content}
      </a>
    );
  });
}

interface ChoiceProps {
  readonly isFirst: boolean;
  /** The words of the choice. */
  readonly children: ReactNode;
}

/** What is chosen: a radio button, so that it needs no script. Where all of them are edited it has none. */
function Choice({ isFirst, children }: ChoiceProps): ReactNode {
  const { unfolds } = useEnvironment();
  const group = `amount-${useSectionId() ?? ""}`;
  if (unfolds) return <span className="pay-donate__amount">{children}</span>;
  return (
    <label className="pay-donate__amount">
      <input type="radio" name={group} defaultChecked={isFirst} />
      {children}
    </label>
  );
}

function Buys({ of }: { readonly of: string }): ReactNode {
  return (
    <Shown when={of}>
      <div className="pay-donate__buys">
        <LibraryDrawing name="heart" own="tick" />
        <Text of={of} as="p" />
      </div>
    </Shown>
  );
}

function Amount({ ways, passesAmount, isFirst }: AmountsProps & Pick<ChoiceProps, "isFirst">) {
  const price = useField(amounts.item.amount);
  return (
    <Item as="div" className="pay-donate__option">
      <Choice isFirst={isFirst}>
        <Price of={amounts.item.amount} />
      </Choice>
      <Buys of="buys" />
      <Pay ways={ways} price={passesAmount ? price : null} />
    </Item>
  );
}

/** The amounts, and another one that is typed, here or on the payment page. The second one is chosen. */
export function Amounts(props: AmountsProps): ReactNode {
  return (
    <>
      <Items of="amounts" as="div" className="pay-donate__list">
        {({ index, count }) => <Amount {...props} isFirst={index === Math.min(1, count - 1)} />}
      </Items>
      <Shown when="own">
        <div className="pay-donate__option">
          <Choice isFirst={false}>
            <Text of="own" as="span" />
          </Choice>
          <OwnAmount currency={props.asked} />
          <Buys of="ownBuys" />
          <Pay ways={props.ways} price={null} isAsked={props.asked !== undefined} />
        </div>
      </Shown>
    </>
  );
}

/** The buttons as they are edited: each with its words and its link. */
export function EditedButtons(): ReactNode {
  return (
    <div className="pay-donate__buttons">
      <Anchor of="monthlyLink" className="button">
        <Text of="monthlyButton" as="span" />
      </Anchor>
      <Anchor of="link" className="button">
        <Text of="button" as="span" />
      </Anchor>
    </div>
  );
}
