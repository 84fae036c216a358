/**
 * Deepest nesting of a project's JSON, most values in it, and most names of one object. A site of 16 MB has 800,000
 * values, and objects of its languages at most.
 */
const jsonLimits = { depth: 60, values: 1_000_000, names: 10_000 } as const;

/** What is wrong with JSON from elsewhere before its meaning is looked at; undefined where nothing is. Never recurses. */
export function unsafeJson(value: unknown): string | undefined {
  const waiting: { value: object; depth: number }[] = [];
  if (typeof value === "object" && value !== null) waiting.push({ value, depth: 0 });
  let seen = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: one, depth } = next;
    if (depth >= jsonLimits.depth) return "This is nested too deeply.";
    if (Object.hasOwn(one, "__proto__")) return 'The name "__proto__" is not allowed.';
    const inner = Object.values(one);
    if (!Array.isArray(one) && inner.length > jsonLimits.names)
      return "An object contains too many names.";
    seen += inner.length;
    if (seen > jsonLimits.values) return "This contains too many values.";
    for (const part of inner) {
      if (typeof part === "object" && part !== null)
        waiting.push({ value: part, depth: depth + 1 });
    }
  }
  return undefined;
}
