/** Why a value can't be kept there, in words that go on after its column's name. */
interface Unfit {
  readonly why: string;
}

/** As the program writes them to SQLite; PostgreSQL would also take “now” for a time. */
const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/;

function wholeNumber(value: unknown): string | Unfit {
  return typeof value === "bigint" ? String(value) : { why: "isn’t a whole number" };
}

function text(value: unknown, bytes: () => unknown): string | Unfit {
  if (typeof value !== "string") return { why: "isn’t a text" };
  if (value.includes("\0")) return { why: "has the character NUL, which PostgreSQL doesn’t keep" };
  if (value.includes("\uFFFD")) {
    const stored = bytes();
    if (!Buffer.isBuffer(stored) || !stored.equals(Buffer.from(value)))
      return { why: "has bytes that are no characters (not UTF-8), which PostgreSQL doesn’t keep" };
  }
  return JSON.stringify(value);
}

function truth(value: unknown): string | Unfit {
  if (value === 0n) return "false";
  return value === 1n ? "true" : { why: "is neither 0 nor 1" };
}

function time(value: unknown): string | Unfit {
  const isTime =
    typeof value === "string" && timePattern.test(value) && !Number.isNaN(Date.parse(value));
  return isTime ? JSON.stringify(value) : { why: "isn’t a time" };
}

/** What SQLite's values are in each type of a PostgreSQL that the steps of the schema use. */
const kinds = new Map<string, (value: unknown, bytes: () => unknown) => string | Unfit>([
  ["bigint", wholeNumber],
  ["integer", wholeNumber],
  ["text", text],
  ["boolean", truth],
  ["timestamp with time zone", time],
]);

/** A value of SQLite in JSON, as a column of a PostgreSQL takes it. `bytes` answers the bytes of a text. */
export function jsonOf(value: unknown, type: string, bytes: () => unknown): string | Unfit {
  if (value === null) return "null";
  const kind = kinds.get(type);
  // nothing that isn't known is taken along by guessing
  if (!kind) throw new Error(`There are no rules for values of the type ${type} yet.`);
  return kind(value, bytes);
}
