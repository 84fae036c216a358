/** Where something stands on both sides, in pixels from the top. */
export interface Anchor {
  readonly past: number;
  readonly now: number;
}

type Side = keyof Anchor;

/**
 * Where the other side has to be scrolled to, so that what is the same on both stands side by side. Anchors are in their
 * order, the tops of both first and their ends last.
 */
export function scrolledBeside(anchors: readonly Anchor[], from: Side, position: number): number {
  const to: Side = from === "past" ? "now" : "past";
  let before = anchors[0];
  for (const anchor of anchors) {
    if (before && anchor[from] > position) {
      const length = anchor[from] - before[from];
      const part = length > 0 ? (position - before[from]) / length : 0;
      return before[to] + part * (anchor[to] - before[to]);
    }
    before = anchor;
  }
  return before ? before[to] : position;
}

interface Placed {
  readonly section: string;
  readonly top: number;
}

/** The anchors of two pages: the sections that both have, in the order in which both have them. */
export function anchorsOf(
  past: { readonly places: readonly Placed[]; readonly height: number },
  now: { readonly places: readonly Placed[]; readonly height: number },
): Anchor[] {
  const tops = new Map(now.places.map(({ section, top }) => [section, top]));
  const anchors: Anchor[] = [{ past: 0, now: 0 }];
  for (const { section, top } of past.places) {
    const other = tops.get(section);
    const last = anchors.at(-1);
    if (other !== undefined && last && top > last.past && other > last.now)
      anchors.push({ past: top, now: other });
  }
  return [...anchors, { past: past.height, now: now.height }];
}
