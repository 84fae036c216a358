import type { ReactNode } from "react";
import { drawnTown, townMiddle } from "#/lib/drawn-town.ts";

/** A drawn town that is always the same for a text, such as an address. Decoration: what it shows is said beside it. */
export function Town({ seed }: { readonly seed: string }): ReactNode {
  const { turn, ...paths } = drawnTown(seed);
  const { x, y } = townMiddle;
  return (
    <svg
      className="town"
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={`rotate(${turn} ${x} ${y})`}>
        <path className="town__blocks" d={paths.blocks} />
        <path className="town__parks" d={paths.parks} />
        <path className="town__trees" d={paths.trees} />
        <path className="town__water" d={paths.water} />
        <path className="town__avenues" d={paths.avenues} />
        <path className="town__rail" d={paths.rail} />
      </g>
    </svg>
  );
}
