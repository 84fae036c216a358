/** A value that an owner pastes: an id, a key, a host, a phone number, a name. */
export interface ValueFormat {
  /** What a stored value looks like. */
  readonly pattern: RegExp;
  /** Brings what people paste into that form; what it can't is left for the pattern to refuse. */
  readonly tidy?: (text: string) => string;
  readonly example: string;
  /** The vendor works without it. */
  readonly isOptional?: true;
}

/** Longest value that is looked at. */
const longest = 300;

const control = /\p{Cc}/u;

/** Whether a value may be stored. "" is none. */
export function isValue({ pattern }: ValueFormat, value: string): boolean {
  return value === "" || (value.length <= longest && pattern.test(value));
}

/** What was pasted in the form that is stored; "" is none. Returns undefined where it is no such value. */
export function readValue(format: ValueFormat, pasted: string): string | undefined {
  if (pasted.length > longest || control.test(pasted)) return undefined;
  const text = pasted.trim();
  const value = text === "" ? "" : (format.tidy?.(text) ?? text);
  return isValue(format, value) ? value : undefined;
}
