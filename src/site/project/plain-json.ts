/** Deepest nesting and most values of a project's JSON: a site needs a fraction of either. */
const jsonLimits = { depth: 60, values: 3_000_000 } as const;

/** What is wrong with JSON from elsewhere before its meaning is looked at; undefined where nothing is. Never recurses. */
export function unsafeJson(value: unknown): string | undefined {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  let seen = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: one, depth } = next;
    if (typeof one !== "object" || one === null) continue;
    if (depth >= jsonLimits.depth) return "This is nested too deeply.";
    if (Object.hasOwn(one, "__proto__")) return 'The name "__proto__" is not allowed.';
    for (const inner of Object.values(one)) {
      seen += 1;
      waiting.push({ value: inner, depth: depth + 1 });
    }
    if (seen > jsonLimits.values) return "This contains too many values.";
  }
  return undefined;
}
