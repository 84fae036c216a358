/** `whole` with the fields that `patch` names; the order of fields stays. */
export function patched<Whole extends object>(
  whole: Whole,
  patch: { readonly [Name in keyof Whole]?: Whole[Name] | undefined },
): Whole {
  const named = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...whole, ...Object.fromEntries(named) };
}

/** The fields of `whole` that `patch` names: what gives them back. */
export function unpatched<Whole extends object>(
  whole: Whole,
  patch: { readonly [Name in keyof Whole]?: unknown },
): Partial<Whole> {
  const named = Object.keys(patch).filter((name) => Object.hasOwn(whole, name)) as (keyof Whole)[];
  return Object.fromEntries(named.map((name) => [name, whole[name]])) as Partial<Whole>;
}
