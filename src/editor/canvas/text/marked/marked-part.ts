import type { TextField } from "#/fields/text/spec.ts";
import { formOf } from "../editable-form.ts";
import { ListTools } from "./list-tools.tsx";
import { markedForm, passageForm } from "./marked-form.ts";
import { PassageTools } from "./passage-tools.tsx";
import { StressButton } from "./stress-button.tsx";

const stressedText = { form: markedForm, Tools: StressButton };
const passageText = { form: passageForm, Tools: PassageTools };
const listText = { form: formOf("list"), Tools: ListTools };

/** What a text needs to be edited whose words may be marked, or whose lines a list; it is loaded with the first such text. */
export function markedPart({ format }: TextField): typeof stressedText {
  if (format === "list") return listText;
  return format === "passage" ? passageText : stressedText;
}
export type MarkedPart = typeof markedPart;
