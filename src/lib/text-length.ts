/** Length of a text in characters (Unicode code points), the unit of every limit of the specification. */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
