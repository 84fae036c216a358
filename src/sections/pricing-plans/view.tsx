import type { ReactNode } from "react";
import {
  Intro,
  Items,
  Root,
  Text,
  useCount,
  useEnvironment,
  useField,
  useIsDarkMode,
} from "../kit/index.ts";
import type { SectionViewProps } from "../kit/index.ts";
import { useItemHeading } from "../kit/item-heading.ts";
import { pricingPlansFields } from "./fields.ts";
import { PeriodSwitch } from "./period-switch.tsx";
import { Plan } from "./plan.tsx";
import { useIsPriced } from "./use-is-priced.ts";

const { plans } = pricingPlansFields;

/**
 * What tells the highlighted plan from the others: the brand colour, the page's own ground where the section is on a
 * colour, or the other of dark and light than the section has.
 */
function useBest(): Readonly<Partial<Record<"data-on" | "data-mode", string>>> {
  const isDark = useIsDarkMode();
  const ground = useField(pricingPlansFields.ground);
  const isContrast = useField(pricingPlansFields.best) === "contrast";
  if (isContrast) return { "data-on": "page", "data-mode": isDark ? "light" : "dark" };
  return { "data-on": ground === "brand" || ground === "second" ? "page" : "brand" };
}

export function PricingPlans({ rank }: SectionViewProps): ReactNode {
  const { unfolds } = useEnvironment();
  const isPriced = useIsPriced();
  const ground = useField(pricingPlansFields.ground);
  const best = useBest();
  const as = useItemHeading(rank, pricingPlansFields.title);
  const isByYear = useField(plans).some(({ yearPrice }) => isPriced(yearPrice));
  return (
    <Root
      className="section pricing-plans"
      ground={ground}
      air={useField(pricingPlansFields.air)}
      data={{ "data-unfolded": unfolds ? "" : undefined }}
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
          {() => <Plan as={as} best={best} />}
        </Items>
        <Text of="note" as="p" className="caption pricing-plans__note" />
      </div>
    </Root>
  );
}
