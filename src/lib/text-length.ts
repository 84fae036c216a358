/** Length of a text in characters (Unicode code points), the unit of every limit of the specification. */
export function textLength(text: string): number {
  let { length } = text;
  for (let at = 1; at < text.length; at++) {
    const isPair =
      isBetween(text.charCodeAt(at), 0xdc00) && isBetween(text.charCodeAt(at - 1), 0xd800);
    if (isPair) length--;
  }
  return length;
}

/** Whether a code unit is one of the 1,024 from `first` on. */
function isBetween(unit: number, first: number): boolean {
  return unit >= first && unit < first + 0x400;
}
