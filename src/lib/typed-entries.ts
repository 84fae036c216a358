/** The names of an object that has those of its type and no others. */
export function typedKeys<Whole extends object>(whole: Whole): (keyof Whole & string)[] {
  return Object.keys(whole) as (keyof Whole & string)[];
}

/** The names and values of an object that has those of its type and no others. */
export function typedEntries<Whole extends object>(
  whole: Whole,
): { [Name in keyof Whole & string]: [Name, Whole[Name]] }[keyof Whole & string][] {
  return Object.entries(whole) as {
    [Name in keyof Whole & string]: [Name, Whole[Name]];
  }[keyof Whole & string][];
}
