import type { TextField } from "#/fields/text/spec.ts";
import { markedForm, passageForm } from "./marked-form.ts";
import { PassageTools } from "./passage-tools.tsx";
import { StressButton } from "./stress-button.tsx";

const stressedText = { form: markedForm, Tools: StressButton };
const passageText = { form: passageForm, Tools: PassageTools };

/** What a text needs to be edited whose words may be marked; it is loaded with the first such text. */
export function markedPart({ format }: TextField): typeof stressedText {
  return format === "passage" ? passageText : stressedText;
}
export type MarkedPart = typeof markedPart;
