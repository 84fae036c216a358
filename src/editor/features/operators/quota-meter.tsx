import type { ReactNode } from "react";
import { quotaLevel } from "#/api/quota-level.ts";
import type { QuotaUse } from "#/api/quotas.ts";
import { classNames } from "../../ui/class-names.ts";

/** How much of a limit is used, in words and as a meter; only the words where there is no limit. */
export function QuotaMeter({
  quota,
  words,
}: {
  readonly quota: QuotaUse;
  readonly words: string;
}): ReactNode {
  const { used, most } = quota;
  if (most === null) return <span>{words}</span>;
  const max = Math.max(most, 1);
  const level = quotaLevel(quota);
  return (
    <span className={classNames("quota-meter", level !== "free" && `quota-${level}`)}>
      <meter min={0} max={max} value={most === 0 ? 1 : Math.min(used, max)} aria-hidden="true" />
      <span>{words}</span>
    </span>
  );
}
