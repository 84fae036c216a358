/** The keys of the English words, for a language with more plural forms, such as Russian. */
export type Wording<Words> = {
  [
    Key in keyof Words as Key extends `${string}_one` | `${string}_other` ? never : Key
  ]: Words[Key] extends string ? string : Wording<Words[Key]>;
} & {
  [
    Key in keyof Words as Key extends `${infer Stem}_other`
      ? `${Stem}_${"one" | "few" | "many" | "other"}`
      : never
  ]: string;
};
