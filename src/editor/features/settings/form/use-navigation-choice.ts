import { navigationFields } from "#/site/navigation.ts";
import type { Navigation } from "#/site/navigation.ts";
import { useEditor } from "../../../session/editor.ts";
import { useFieldValue } from "./use-field-value.ts";

const target = { part: "navigation" } as const;

type ChoiceName = "layout" | "logoColor" | "logoMark" | "languageDisplay" | "languageMenu";

/** A choice of the navigation bar, and how to set it. Sites that are older than it have its starting value. */
export function useNavigationChoice<Name extends ChoiceName>(
  name: Name,
): [Navigation[Name], (value: Navigation[Name]) => void] {
  const editor = useEditor();
  const path = [name];
  const value = useFieldValue({ target, path }, "choice") ?? navigationFields[name].initial;
  return [
    value as Navigation[Name],
    (next) => void editor.dispatch({ name: "field.set", args: { target, path, value: next } }),
  ];
}
