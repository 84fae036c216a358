/**
 * The letters of one file of a face, which it kerns among each other. Lists of numbers have a space between them, in the
 * order of the letters: advances in thousandths of an em; bearings (the white before a letter's ink and after it) and
 * kerning in hundredths. Letters that kern alike share a class: `kerning` has a row for each class of first letters.
 */
export type MeasuredScript = {
  readonly letters: string;
  readonly advances: string;
  readonly bearings: string;
  readonly firsts: string;
  readonly seconds: string;
  readonly kerning: string;
};

export type MeasuredFace = {
  readonly scripts: readonly MeasuredScript[];
  /** Letters with marks that are wider or narrower than without them, e.g. `ï265`; they stand in another file. */
  readonly others: string;
};
