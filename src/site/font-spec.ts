export type FontFamily = {
  /** As it stands in `font-family`. */
  readonly name: string;
  readonly generic: "sans-serif" | "serif";
  /** In points, of a family that draws its letters by their size: the size that all of them are drawn for. */
  readonly opticalSize?: number;
};

/** `FamilyId` is the name of a family in the list of families. */
export type FontPairSpec<FamilyId extends string> = {
  readonly label: string;
  readonly heading: FamilyId;
  readonly body: FamilyId;
  /** A word of n letters (as `longestWordLetters` counts) fits a line of n · letterWidth em. */
  readonly letterWidth: number;
  /** The same in capitals, in which large titles stand in the look SHARP; a narrow face alone has room for them. */
  readonly capitals?: number;
  /** Letter spacing of headings in em. */
  readonly tracking: number;
  readonly headingWeight: number;
  /** Weight of buttons and emphasis in the body face. */
  readonly strongWeight: number;
};
