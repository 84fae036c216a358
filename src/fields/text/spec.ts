import { defaultTextLimit } from "#/site/limits.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { MarkKind } from "#/site/text-mark.ts";
import type { OwnWords, SpecOf } from "../field-spec.ts";

export interface TextField extends SpecOf<"text", LocalizedText> {
  /** Most characters that may be published. */
  readonly limit: number;
  /** Left empty, it reverts to what it was (specification, section 5) and can't be published. */
  readonly isRequired: boolean;
  /**
   * "list": a first line without "•" is a name, the lines with "•" are a list. "passage": the lines with "•" are a list
   * where they stand. Other texts keep their lines.
   */
  readonly format?: "list" | "passage";
  /** What stretches of it may be (R39); without it the text is plain. */
  readonly marks?: readonly MarkKind[];
  /** It names what visitors press or choose by, such as the "All" of a filter: another layout brings it along. */
  readonly isControl?: boolean;
  /** Other primary languages than Vitrine's own start with the English words. */
  readonly initial: OwnWords;
}

const noWords: OwnWords = { en: "", ru: "" };

/** The marks of a title or a statement: some of its words may be stressed (decision 811). */
export const stressed: readonly MarkKind[] = ["emphasis"];

/** A text, plain unless it has marks. `limit` in characters; the specification's default is 320. */
export function text(
  options: {
    limit?: number;
    isRequired?: boolean;
    initial?: OwnWords;
    role?: "heading" | "body" | "price";
    label?: OwnWords;
    isControl?: boolean;
    format?: TextField["format"];
    marks?: readonly MarkKind[];
  } = {},
): TextField {
  const { limit = defaultTextLimit, isRequired = false, initial = noWords, ...rest } = options;
  return { kind: "text", limit, isRequired, initial, ...rest };
}
