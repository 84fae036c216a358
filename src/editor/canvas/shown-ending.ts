import type { FormEnding } from "#/sections/kit/form-ending.ts";

/** A section's form that is shown as visitors see it once it was taken. */
export interface ShownEnding {
  readonly section: string;
  readonly ending: FormEnding;
}
