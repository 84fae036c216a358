import type { ReactNode } from "react";
import { Shown, Text, useField } from "../kit/index.ts";
import { pricing8Fields } from "./fields.ts";

/** What stands above the prices, in both layouts. */
export function PricingHead({ rank }: { rank: 1 | 2 }): ReactNode {
  const titleAlignment = useField(pricing8Fields.titleAlignment);
  const paragraphAlignment = useField(pricing8Fields.paragraphAlignment);
  return (
    <Shown when={["title", "paragraph"]}>
      <div className="head cq">
        <Text
          of="title"
          as={rank === 1 ? "h1" : "h2"}
          className="title"
          level={56}
          data={{ "data-align": titleAlignment }}
        />
        <Text of="paragraph" as="p" className="lead" data={{ "data-align": paragraphAlignment }} />
      </div>
    </Shown>
  );
}
