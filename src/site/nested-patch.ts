/** A value of nested plain objects; everything else in it is replaced as a whole. */
export type Nested = Readonly<Record<string, unknown>>;

function isNested(value: unknown): value is Nested {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function own(whole: Nested, name: string): unknown {
  return Object.hasOwn(whole, name) ? whole[name] : undefined;
}

/**
 * `whole` with what a patch names (JSON Merge Patch, RFC 7396): objects are merged, null removes, all else replaces. The
 * order of what is there already stays.
 */
export function patchNested(whole: Nested, patch: Nested): Nested {
  const next = new Map(Object.entries(whole));
  for (const [name, value] of Object.entries(patch)) {
    const before = own(whole, name);
    if (value === null) next.delete(name);
    else if (isNested(value)) next.set(name, patchNested(isNested(before) ? before : {}, value));
    else if (value !== undefined) next.set(name, value);
  }
  return Object.fromEntries(next);
}

/** The patch that gives back what a patch changes. */
export function unpatchNested(whole: Nested, patch: Nested): Nested {
  const before = Object.entries(patch).flatMap(([name, value]): [string, unknown][] => {
    if (value === undefined) return [];
    const old = own(whole, name);
    return [[name, isNested(value) && isNested(old) ? unpatchNested(old, value) : (old ?? null)]];
  });
  return Object.fromEntries(before);
}
