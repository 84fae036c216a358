import { useField } from "../kit/index.ts";
import { stepsNumberedFields } from "./fields.ts";

/** What a step's element says of how far one is; nothing where nobody says how many are done. */
type StepState = Readonly<{ "data-done"?: "" | "no"; "aria-current"?: "step" }>;

/** Tells of each step by its place whether it is done, is where one is, or comes later. */
export function useStepState(): (index: number) => StepState {
  const done = useField(stepsNumberedFields.done);
  return (index) => {
    if (done === 0) return {};
    if (index < done) return { "data-done": "" };
    return { "data-done": "no", ...(index === done && { "aria-current": "step" }) };
  };
}
