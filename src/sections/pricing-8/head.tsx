import type { ReactNode } from "react";
import { Head, useField } from "../kit/index.ts";
import { pricing8Fields } from "./fields.ts";

/** What stands above the prices, in both layouts. */
export function PricingHead({ rank }: { rank: 1 | 2 }): ReactNode {
  return (
    <Head
      rank={rank}
      titleAlignment={useField(pricing8Fields.titleAlignment)}
      paragraphAlignment={useField(pricing8Fields.paragraphAlignment)}
      paragraph="lead"
    />
  );
}
