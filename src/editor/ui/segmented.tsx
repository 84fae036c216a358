import type { ReactNode } from "react";
import { ChoiceGroup } from "./choice-group.tsx";
import type { ChoiceGroupProps } from "./choice-group.tsx";
import { classNames } from "./class-names.ts";

export interface SegmentedProps<Value extends string> extends Omit<
  ChoiceGroupProps<Value>,
  "className"
> {
  readonly className?: string;
  /** As wide as its place. */
  readonly isFull?: boolean;
}

/** A group of a few choices in one row. */
export function Segmented<Value extends string>({
  isFull = false,
  className,
  ...group
}: SegmentedProps<Value>): ReactNode {
  return <ChoiceGroup {...group} className={classNames("segments", isFull && "full", className)} />;
}
