import type { ReactNode } from "react";
import { amountText } from "#/fields/price/price-text.ts";
import type { PriceValue } from "#/fields/price/spec.ts";
import { Price } from "../kit/price.tsx";
import { Anchor, Icon, Item, Items, Shown, Text, useEnvironment, useField } from "../kit/index.ts";
import { pricingPlansFields } from "./fields.ts";
import { useIsPriced } from "./use-is-priced.ts";

const { item } = pricingPlansFields.plans;

/** Characters of a price as the page writes it: what its size follows. */
function useWidth(): (price: PriceValue) => number {
  const { language } = useEnvironment();
  return (price) => (price.amount === "" ? 0 : amountText(price, language).length);
}

/** Both prices; the switch shows one of them. A plan without a price for the year keeps its own. */
function Prices(): ReactNode {
  const environment = useEnvironment();
  const width = useWidth();
  const month = useField(item.price);
  const year = useField(item.yearPrice);
  const isByYear = useIsPriced()(year);
  const digits = Math.max(width(month), width(year), 4);
  return (
    <div
      className="pricing-plans__prices cq"
      {...environment.variables({ "--digits": `${digits}` })}
    >
      <div className={isByYear ? "pricing-plans__month" : undefined}>
        <Price of={item.price} />
        <Text of="note" as="p" className="pricing-plans__period" />
      </div>
      {(isByYear || environment.unfolds) && (
        <div className="pricing-plans__year">
          <Price of={item.yearPrice} />
          <Text of="yearNote" as="p" className="pricing-plans__period" />
        </div>
      )}
    </div>
  );
}

function Feature(): ReactNode {
  const { message, spoken } = useEnvironment();
  const isMissing = useField(item.features.item.isMissing);
  return (
    <Item data={{ "data-missing": isMissing ? "" : undefined }}>
      {!isMissing && <Icon name="tick" />}
      <span>
        {isMissing && (
          <span className="vh" {...spoken}>
            {message("notIncluded")}:{" "}
          </span>
        )}
        <Text of="text" as="span" />
      </span>
    </Item>
  );
}

interface PlanProps {
  readonly as: "h2" | "h3";
  /** What the highlighted one stands on, as attributes. */
  readonly best: Readonly<Partial<Record<"data-on" | "data-mode", string>>>;
}

/** A plan: whom it is for, what it costs, and what it includes. */
export function Plan({ as, best }: PlanProps): ReactNode {
  const isBest = useField(item.isBest);
  return (
    <Item className="pricing-plans__plan" data={isBest ? { "data-best": "", ...best } : {}}>
      <div className="pricing-plans__head">
        <Text of="name" as={as} className="pricing-plans__name" />
        <Text of="badge" as="span" className="pricing-plans__badge" />
      </div>
      <Text of="text" as="p" className="pricing-plans__for" />
      <div className="pricing-plans__buy">
        <Prices />
        <Shown when="button">
          <Anchor of="link" className={isBest ? "button" : "button button--tertiary"}>
            <Text of="button" as="span" />
          </Anchor>
        </Shown>
      </div>
      <Items of="features" className="pricing-plans__features">
        {() => <Feature />}
      </Items>
    </Item>
  );
}
