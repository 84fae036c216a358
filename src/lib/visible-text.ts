/** Spaces, line ends, joiners, marks of direction, fillers and other signs of which nothing is drawn. */
const undrawn = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether anybody sees anything of a text. */
export function isVisible(text: string): boolean {
  return !undrawn.test(text);
}
