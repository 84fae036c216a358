/** A value within a record: where it stands, and whether it is a text. */
export interface Leaf {
  readonly text: boolean;
  readonly value: string;
  /** The section that it stands in, if any. */
  readonly section: string | undefined;
  /** Of a text. */
  readonly language: string | undefined;
}

function isWording(value: unknown): value is { text: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof (value as { text?: unknown }).text === "string"
  );
}

function isText(value: object): value is Record<string, { text: string }> {
  const all = Object.values(value);
  return all.length > 0 && all.every(isWording);
}

function idOf(value: unknown): string | undefined {
  const id =
    typeof value === "object" && value !== null ? (value as { id?: unknown }).id : undefined;
  return typeof id === "string" ? id : undefined;
}

interface Place {
  readonly path: string;
  readonly section: string | undefined;
}

function collect(value: unknown, place: Place, leaves: Map<string, Leaf>): void {
  const { path, section } = place;
  if (Array.isArray(value)) {
    // items are named by their ids, so that a moved one is not a changed one
    value.forEach((item, index) =>
      collect(item, { path: `${path}/${idOf(item) ?? index}`, section }, leaves),
    );
  } else if (typeof value === "object" && value !== null && isText(value)) {
    for (const [language, { text }] of Object.entries(value)) {
      leaves.set(`${path}/${language}`, { text: true, value: text, section, language });
    }
  } else if (typeof value === "object" && value !== null) {
    const own = "template" in value ? (idOf(value) ?? section) : section;
    for (const [name, one] of Object.entries(value)) {
      if (name !== "parked") collect(one, { path: `${path}/${name}`, section: own }, leaves);
    }
  } else {
    leaves.set(path, {
      text: false,
      value: JSON.stringify(value ?? null),
      section,
      language: undefined,
    });
  }
}

/** Every value of a record by its place. */
export function recordLeaves(record: unknown): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  collect(record, { path: "", section: undefined }, leaves);
  return leaves;
}
