import { use } from "react";
import type { AnySpec, FieldValue, Named } from "#/fields/field-spec.ts";
import type { ListField } from "#/fields/list/spec.ts";
import type { TextField } from "#/fields/text/spec.ts";
import { readText } from "#/site/localized-text.ts";
import { ScopeContext, useEnvironment, useScope } from "./environment.ts";
import type { ink, shade } from "./ground.ts";

/** The value of a field of the scope; a choice that isn't there has its starting value. */
export function useField<Spec extends Named<AnySpec> & { readonly initial?: unknown }>(
  spec: Spec,
): FieldValue<Spec> {
  const value = useEnvironment().useField(useScope(), spec.name);
  // what is stored under a spec's name has been checked against that spec
  return (value ?? (spec.kind === "choice" ? spec.initial : value)) as FieldValue<Spec>;
}

/** How many items a list of the scope has. */
export function useCount(spec: Named<ListField>): number {
  return useField(spec).length;
}

/** A text of the scope as visitors read it; for what is derived from it, never to show it (that's `Text`). */
export function useText(spec: Named<TextField>): string {
  const { language, primary } = useEnvironment();
  return readText(useField(spec), language, primary);
}

/** Whether it is dark here: in a section by its own mode, elsewhere and without one by the theme's. */
export function useIsDarkMode(): boolean {
  const { colorMode } = useEnvironment();
  return (use(ScopeContext)?.theme?.colorMode ?? colorMode) === "DARK";
}

/**
 * The words over a section's picture: whether they are dark, and how strong the veil behind them is. Text of dark pages
 * is light, whichever was chosen; a veil that was fitted to dark words is then as strong as any picture needs (LOOK-380).
 */
export function useInkOnPicture(fields: {
  readonly ink: ReturnType<typeof ink> & Named<AnySpec>;
  readonly strength: ReturnType<typeof shade> & Named<AnySpec>;
}): { readonly isDark: boolean; readonly strength: number } {
  const isChosen = useField(fields.ink) === "dark";
  const strength = useField(fields.strength);
  const isDarkMode = useIsDarkMode();
  return isChosen && isDarkMode ? { isDark: false, strength: 1 } : { isDark: isChosen, strength };
}
