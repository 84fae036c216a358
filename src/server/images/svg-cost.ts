/** An element as it is written, with what it points at within its drawing. */
export interface DrawnElement {
  readonly name: string;
  readonly id: string | undefined;
  readonly children: DrawnElement[];
  /** The ids of what is drawn once more for it. */
  readonly uses: readonly string[];
}

/** A mask or a pattern fills surfaces of its own, however little is in it. */
const surfaceCost = 500;
const surfaces = new Set(["mask", "pattern"]);

/** What attributes of a drawing point at: `href="#a"`, `mask="url(#a)"`. */
export function usesOf(attributes: Iterable<readonly [string, string]>): DrawnElement["uses"] {
  return [...attributes].flatMap(([name, value]) => {
    const id = name === "href" ? /^#(.+)$/.exec(value)?.[1] : /#([\w-]+)/.exec(value)?.[1];
    const isReference = name === "href" || value.startsWith("url(");
    return id !== undefined && isReference ? [id] : [];
  });
}

function everyOf(root: DrawnElement): DrawnElement[] {
  return [root, ...root.children.flatMap(everyOf)];
}

/**
 * What drawing everything costs, counted in elements: what is used twice is drawn twice, and with it what it uses. It
 * ends at `most`. What uses itself is drawn once.
 */
export function drawingCost(root: DrawnElement, most: number): number {
  const byId = new Map<string, DrawnElement>();
  for (const element of everyOf(root))
    if (element.id !== undefined && !byId.has(element.id)) byId.set(element.id, element);
  const known = new Map<DrawnElement, number>();
  const under = new Set<DrawnElement>();

  function costOf(element: DrawnElement): number {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (under.has(element)) return 0;
    under.add(element);
    let cost = 1;
    for (const child of element.children) cost += costOf(child);
    for (const id of element.uses) {
      const used = byId.get(id);
      if (used) cost += (surfaces.has(used.name) ? surfaceCost : 1) + costOf(used);
    }
    under.delete(element);
    const bounded = Math.min(cost, most);
    known.set(element, bounded);
    return bounded;
  }
  return costOf(root);
}
