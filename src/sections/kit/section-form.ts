import type { ComponentType } from "react";
import type { VisitorMessageKey } from "#/site/visitor-messages/translation.ts";
import type { FormKind } from "./environment.ts";
import type { EndingFields } from "./form-ending.ts";

/** What a section gives its form along, besides texts: its island renders the form with the same. */
export type FormGiven = Readonly<Record<string, number | boolean>>;

/** What is said of a form without drawing it. */
export interface FormAbout {
  /** The folder below `src/sections/` whose `form.tsx` exports it as `form`: the page names it to the island. */
  readonly name: string;
  /** What it sends, and where. */
  readonly kind: FormKind;
  /** Where the section's owner says what visitors read once it was taken. */
  readonly endings: EndingFields;
  /** Classes that its view renders with and neither the kit nor other scripts do: pages with the form keep their rules. */
  readonly classes: readonly string[];
}

/** A section's form. The page renders it, and its island the same once more as soon as a visitor comes to it. */
export interface SectionForm<Given extends FormGiven> extends FormAbout {
  /** Renders what stands in the form, by parts of the kit that need no specs (`form.tsx`, `form-answer.tsx`). */
  readonly View: ComponentType<Given>;
  /** Messages that it says by what it was given, besides those of its kind. */
  readonly says?: (given: Given) => readonly VisitorMessageKey[];
}
