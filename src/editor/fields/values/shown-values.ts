import { lazy } from "react";
import type { ComponentType } from "react";
import { loadWords } from "#/editor/words/i18n.ts";
import type { AnySpec } from "#/fields/field-spec.ts";
import type { ShownValueProps } from "#/fields/shown-value.ts";

/** It is only given specs and values of its kind. */
type ShownValue = ComponentType<ShownValueProps<AnySpec, unknown>>;

/** The one component that the file exports, loaded when it is first shown. */
function late(load: () => Promise<Readonly<Record<string, ShownValue>>>): ShownValue {
  return lazy(async () => {
    const [values] = await Promise.all([load(), loadWords("fields"), loadWords("editing")]);
    const [shown] = Object.values(values);
    if (!shown) throw new Error("The file of a shown value exports no component");
    return { default: shown };
  });
}

/** How values are read beside what they were, by the folders of their kinds. */
export const shownValues: ReadonlyMap<string, ShownValue> = new Map(
  Object.entries(
    import.meta.glob<Readonly<Record<string, ShownValue>>>("../../../fields/*/shown.tsx"),
  ).map(([file, load]) => [file.split("/").at(-2) ?? "", late(load)]),
);
