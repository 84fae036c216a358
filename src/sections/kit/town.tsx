import type { ReactNode } from "react";
import { drawnTown, townMiddle } from "#/lib/drawn-town.ts";
import { useEnvironment } from "./environment.ts";

const colours = {
  streets: "var(--streets)",
  blocks: "color-mix(in oklab,var(--text) 9%,color-mix(in oklab,var(--brand) 5%,var(--page)))",
  parks: "color-mix(in oklab,oklch(72% .13 145) 30%,var(--page))",
  trees:
    "color-mix(in oklab,oklch(60% .13 145) 34%,color-mix(in oklab,oklch(72% .13 145) 30%,var(--page)))",
  water: "color-mix(in oklab,oklch(70% .1 235) 42%,var(--page))",
} as const;

/** What a town is drawn with, in the colours of the page around it: attributes hold where its file's styles wouldn't. */
function TownPaths({ seed }: { readonly seed: string }): ReactNode {
  const { turn, ...paths } = drawnTown(seed);
  const { streets, blocks, parks, trees, water } = colours;
  return (
    <g fill="none" transform={`rotate(${turn} ${townMiddle.x} ${townMiddle.y})`}>
      <g strokeLinejoin="round">
        <path fill={blocks} stroke={blocks} strokeWidth="var(--seam,6)" d={paths.blocks} />
        <path fill={parks} stroke={parks} strokeWidth="14" d={paths.parks} />
      </g>
      <path stroke={trees} strokeWidth="30" strokeLinecap="round" d={paths.trees} />
      <path stroke={water} strokeWidth="92" d={paths.water} />
      <path stroke={streets} strokeWidth="26" d={paths.avenues} />
      <path
        stroke="var(--edge)"
        strokeWidth="3"
        strokeDasharray="14 10"
        opacity=".7"
        d={paths.rail}
      />
    </g>
  );
}

/** A drawn town that is always the same for a text, such as an address. Decoration: what it shows is said beside it. */
export function Town({ seed }: { readonly seed: string }): ReactNode {
  const { drawing } = useEnvironment();
  const paths = <TownPaths seed={seed} />;
  return (
    <svg
      className="town"
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {drawing ? <use href={drawing(paths)} /> : paths}
    </svg>
  );
}
