/** What owners read beside the field of a value. */
export interface ValueWords {
  /** The vendor's own name is that of an only value without one. */
  readonly label?: string;
  readonly hint: string;
  /** What is wrong with another value, and how to mend it. */
  readonly error: string;
}

/** What owners read of a vendor in one language. */
export interface VendorWords<Name extends string = string> {
  readonly name: string;
  readonly values: Readonly<Record<Name, ValueWords>>;
}

/** The words of a vendor's folder; other languages of the interface have theirs in their own folders. */
export type WordsByLanguage<Name extends string = string> = Readonly<
  Record<"en" | "ru", VendorWords<Name>>
>;
