/** A topic of some posts, and how many have it. */
export interface Topic {
  readonly name: string;
  readonly count: number;
}

/**
 * The topics of posts in the order in which they come, by what each post says, "" for none; beyond `most` those that have
 * fewer posts are left out.
 */
export function topicsOf(tags: readonly string[], most: number): readonly Topic[] {
  const counts = new Map<string, number>();
  for (const tag of tags) if (tag !== "") counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const all = [...counts].map(([name, count]) => ({ name, count }));
  const kept = new Set(all.toSorted((one, other) => other.count - one.count).slice(0, most));
  return all.filter((topic) => kept.has(topic));
}
