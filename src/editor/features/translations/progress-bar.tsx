import type { ReactNode } from "react";

/** How much of something is done; words beside it say so. */
export function ProgressBar({ percent }: { percent: number }): ReactNode {
  const className = percent === 100 ? "bar ok" : "bar";
  return <span className={className} style={{ "--v": `${percent}%` }} aria-hidden="true" />;
}
