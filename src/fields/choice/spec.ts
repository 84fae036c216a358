import type { PaletteColours } from "#/site/palette.ts";
import type { OwnWords, SpecOf } from "../field-spec.ts";

export interface ChoiceField<Option extends string = string> extends SpecOf<"choice", Option> {
  readonly options: readonly Option[];
  readonly initial: Option;
  /** What the owner calls the options. */
  readonly optionNames?: { readonly [Name in Option]: OwnWords };
  /** The options are colours, and are chosen by seeing them. */
  readonly swatches?: { readonly [Name in Option]: Swatch };
}

/** How an option is shown: by a colour of the theme, which may not have it, or as a picture. */
export type Swatch =
  | { readonly colour: keyof PaletteColours; readonly text: keyof PaletteColours }
  | { readonly colour: "badge"; readonly text: "onBadge"; readonly isSecond: true }
  | "picture";

/** How a choice is edited. */
export interface ChoiceEditing<Option extends string> extends Pick<
  ChoiceField,
  "role" | "edited" | "needs" | "label" | "hint"
> {
  readonly optionNames?: { readonly [Name in Option]: OwnWords };
  readonly swatches?: { readonly [Name in Option]: Swatch };
}

/** One of a fixed set; the first is the initial one unless another is named. */
export function choice<const Option extends string>(
  options: readonly [Option, ...Option[]],
  initial: Option = options[0],
  editing: ChoiceEditing<Option> = {},
): ChoiceField<Option> {
  return { kind: "choice", options, initial, ...editing };
}

export const sides = ["start", "center", "end"] as const;
export type Side = (typeof sides)[number];

/** The alignment of the text `aligns` of the same level (titleAlignment and the like). */
export function alignment(aligns: string, initial: Side = "start"): ChoiceField<Side> {
  return { kind: "choice", options: sides, initial, aligns };
}
