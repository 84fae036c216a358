/** Of a statement's values there are only so many: a row may have some of them. */
const valuesAtOnce = 300;

/** Values in parts that a statement has room for, or in smaller ones. */
export function inParts<Value>(all: readonly Value[], most = valuesAtOnce): Value[][] {
  const parts: Value[][] = [];
  for (let start = 0; start < all.length; start += most) parts.push(all.slice(start, start + most));
  return parts;
}
