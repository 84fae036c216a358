import { Gauge } from "lucide-react";
import type { ReactNode } from "react";
import { quotaLevel } from "#/api/quota-level.ts";
import type { QuotaUse } from "#/api/quotas.ts";

/** A use of a limit, and what is said of it. */
interface QuotaNoteProps {
  readonly quota: QuotaUse;
  /** From four fifths on. */
  readonly near: string;
  /** When nothing is left: what follows from that, and what to do. */
  readonly full: string;
}

/** Says how near a limit is: nothing below four fifths, and where there is none. */
export function QuotaNote({ quota, near, full }: QuotaNoteProps): ReactNode {
  const level = quotaLevel(quota);
  if (level === "free") return null;
  return (
    <p className={`note ${level === "full" ? "error" : "warn"} quota-note`} role="status">
      <Gauge aria-hidden="true" />
      <span>{level === "full" ? full : near}</span>
    </p>
  );
}
