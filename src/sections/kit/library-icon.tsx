import type { ReactNode } from "react";
import type { Named } from "#/fields/field-spec.ts";
import type { IconField } from "#/fields/icon/spec.ts";
import { useEnvironment } from "./environment.ts";
import { useField } from "./hooks.ts";
import type { IconName } from "./icon.tsx";
import { LibraryDrawing } from "./library-drawing.tsx";

interface LibraryIconProps {
  /** An icon field of the scope. */
  readonly of: Named<IconField>;
  /** What is stored in the field's `fallback`. */
  readonly fallback?: string;
  readonly own: IconName;
}

/**
 * The icon that the owner chose, else the fallback's, else the template's `own`. A name that the library hasn't keeps
 * its room and draws nothing.
 */
export function LibraryIcon({ of, fallback = "", own }: LibraryIconProps): ReactNode {
  const { slots } = useEnvironment();
  const name = useField(of) || fallback;
  return (
    <slots.Icon of={of.name}>
      {(added) => <LibraryDrawing name={name} own={own} added={added} />}
    </slots.Icon>
  );
}
