import type { ChoiceField } from "#/fields/choice/spec.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { readText } from "#/site/localized-text.ts";
import type { Picture } from "#/site/image.ts";
import { useEnvironment, useScope } from "./environment.ts";

/** A choice of the scope, e.g. titleAlignment; one that is younger than the document has its starting value. */
export function useChoice<Option extends string = string>(name: string): Option {
  const scope = useScope();
  const value = useEnvironment().useField(scope, name);
  return (value ?? (scope.specs[name] as ChoiceField | undefined)?.initial) as Option;
}

export function useNumber(name: string): number {
  return useEnvironment().useField(useScope(), name) as number;
}

export function usePicture(name: string): Picture | null {
  return useEnvironment().useField(useScope(), name) as Picture | null;
}

/** How many items a list of the scope has. */
export function useCount(name: string): number {
  return (useEnvironment().useField(useScope(), name) as readonly unknown[]).length;
}

/** A text of the scope as visitors read it; for what is derived from it, never to show it (that's `Text`). */
export function useText(name: string): string {
  const environment = useEnvironment();
  const value = environment.useField(useScope(), name) as LocalizedText;
  return readText(value, environment.language, environment.primary);
}
