import { typedEntries } from "#/lib/typed-entries.ts";

/** Finds names as whole words, the longer ones first; undefined where there are none. */
function namesIn(names: Iterable<string>): RegExp | undefined {
  const known = [...new Set(names)].filter((name) => name.trim() !== "");
  if (known.length === 0) return undefined;
  const longest = known.toSorted((one, other) => other.length - one.length);
  const escaped = longest.map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

function renamed(value: unknown, found: RegExp, name: string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, found, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [
      key,
      // only what people read is called that: ids and addresses stay
      key === "text" && typeof own === "string"
        ? own.replaceAll(found, () => name)
        : renamed(own, found, name),
    ]),
  );
}

/** A part of a document with another name wherever its texts, in all languages, have one of `names` as whole words. */
export function renameInTexts<Part extends object>(
  part: Part,
  { names, name }: { names: Iterable<string>; name: string },
): Part {
  const found = namesIn(names);
  if (!found) return part;
  return Object.fromEntries(
    typedEntries(part).map(([key, value]) => [key, renamed(value, found, name)]),
  ) as Part;
}
