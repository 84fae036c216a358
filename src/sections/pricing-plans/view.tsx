import type { ReactNode } from "react";
import { Intro, Items, Root, Text, useCount, useEnvironment, useField } from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { pricingPlansFields } from "./fields.ts";
import { PeriodSwitch } from "./period-switch.tsx";
import { Plan } from "./plan.tsx";
import { useIsPriced } from "./use-is-priced.ts";

const { plans } = pricingPlansFields;

export function PricingPlans({ rank }: SectionViewProps): ReactNode {
  const { unfolds } = useEnvironment();
  const isPriced = useIsPriced();
  const ground = useField(pricingPlansFields.ground);
  const isByYear = useField(plans).some(({ yearPrice }) => isPriced(yearPrice));
  return (
    <Root
      className="section pricing-plans"
      ground={ground}
      air={useField(pricingPlansFields.air)}
      data={{ "data-open": unfolds ? "" : undefined }}
    >
      <div className="wrap">
        <Intro rank={rank} />
        {isByYear && <PeriodSwitch />}
        <Items
          of="plans"
          as="ul"
          className="pricing-plans__list"
          data={{ "data-count": useCount(plans) }}
        >
          {() => (
            <Plan
              as={rank === 1 ? "h2" : "h3"}
              isOnColour={ground === "brand" || ground === "second"}
            />
          )}
        </Items>
        <Text of="note" as="p" className="caption pricing-plans__note" />
      </div>
    </Root>
  );
}
