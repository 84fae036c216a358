import { markedForm } from "./marked-form.ts";
import { StressButton } from "./stress-button.tsx";

/** What a text needs to be edited whose words may be stressed; it is loaded with the first such text. */
export const markedPart = { form: markedForm, Tools: StressButton };
export type MarkedPart = typeof markedPart;
