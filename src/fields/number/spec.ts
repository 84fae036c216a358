import type { OwnWords, SpecOf } from "../field-spec.ts";

export interface NumberField extends SpecOf<"number", number> {
  readonly min: number;
  readonly max: number;
  readonly initial: number;
  /** Between two values of its control; 1 where none is named. */
  readonly step?: number;
  /** What the least value is called where something stays of what it counts. */
  readonly least?: OwnWords;
  /** The custom property of the section's element that holds the value: it follows the control while it moves. */
  readonly variable?: `--${string}`;
}

export function number(options: Omit<NumberField, "kind" | "name" | "stored">): NumberField {
  return { kind: "number", ...options };
}

/** Overlay over all of a picture whose words have a shade of their own: 0 is none, 1 is opaque. */
export function wholeOverlay(initial = 0): NumberField {
  return number({
    min: 0,
    max: 1,
    initial,
    step: 0.05,
    variable: "--overlay",
    role: "overlay",
    needs: "backdrop",
    edited: "popover",
    label: { en: "Shade the whole picture", ru: "Затемнение всей картинки" },
  });
}

/**
 * Overlay over a picture that the section itself fades as far as texts on it need: 0 is that least, 1 is opaque. The
 * owner reads that it begins there.
 */
export function overlay(initial = 0): NumberField {
  return {
    ...wholeOverlay(initial),
    hint: { en: "At 0% the text is already readable.", ru: "При 0 % текст уже хорошо читается." },
  };
}
