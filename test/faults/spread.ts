/** So many of a list, from its first to its last, evenly; all of them where it has no more. */
export function spread<One>(all: readonly One[], count: number): One[] {
  if (all.length <= count) return [...all];
  if (count <= 1) return all.slice(0, count);
  const step = (all.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, at) => all[Math.round(at * step)]).filter(
    (one) => one !== undefined,
  );
}
