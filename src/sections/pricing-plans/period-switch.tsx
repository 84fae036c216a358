import type { ReactNode } from "react";
import { useSectionId } from "../kit/environment.ts";
import { Text, useText } from "../kit/index.ts";
import { pricingPlansFields } from "./fields.ts";

const { monthly, yearly } = pricingPlansFields;

/** Which prices are shown: two radio buttons that the style sheet reads, so that it needs no script. */
export function PeriodSwitch(): ReactNode {
  const name = `period-${useSectionId() ?? ""}`;
  return (
    <div
      className="pricing-plans__switch"
      role="radiogroup"
      aria-label={`${useText(monthly)}, ${useText(yearly)}`}
    >
      <label>
        <input type="radio" name={name} className="pricing-plans__by-month" />
        <Text of="monthly" as="span" />
      </label>
      <label>
        <input type="radio" name={name} defaultChecked />
        <Text of="yearly" as="span" />
        <Text of="saving" as="b" className="pricing-plans__saving" />
      </label>
    </div>
  );
}
