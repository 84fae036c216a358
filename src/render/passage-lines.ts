/** What a line of a passage begins with that is an item of a list. */
export const itemSign = "• ";

/** A stretch of a passage: an item, its sign included, or lines one after the other that are none. */
export interface PassageRun {
  readonly from: number;
  readonly to: number;
  readonly isItem: boolean;
}

/** The items and the lines between them, without the line breaks at their ends. */
export function passageRuns(text: string): readonly PassageRun[] {
  const runs: PassageRun[] = [];
  let from = 0;
  for (const line of text.split("\n")) {
    const to = from + line.length;
    const isItem = line.startsWith(itemSign);
    const last = runs.at(-1);
    if (isItem || !last || last.isItem) runs.push({ from, to, isItem });
    else runs.splice(-1, 1, { ...last, to });
    from = to + 1;
  }
  return runs;
}
