import type { ReactNode } from "react";
import { useField } from "../kit/index.ts";
import { LibraryDrawing } from "../kit/library-drawing.tsx";
import { stepsNumberedFields } from "./fields.ts";

/** The icon of a step in the place of its number. Nothing where none is chosen. */
export function StepIcon({ className }: { readonly className: string }): ReactNode {
  const name = useField(stepsNumberedFields.steps.item.icon);
  if (name === "") return null;
  return (
    <span className={className}>
      <LibraryDrawing name={name} own="tick" />
    </span>
  );
}
