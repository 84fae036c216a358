/**
 * JSON that this program wrote itself, read back as what it was: its records, its files, what its pages carry along.
 * What comes from anywhere else is checked by a schema instead.
 */
export function readOwnJson<Value>(text: string): Value {
  const value: Value = JSON.parse(text);
  return value;
}
