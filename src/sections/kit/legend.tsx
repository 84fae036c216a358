import type { ReactNode } from "react";
import type { Named } from "#/fields/field-spec.ts";
import type { MarksField } from "#/fields/marks/spec.ts";
import type { StoredItem } from "#/fields/stored-fields.ts";
import { Each } from "./each.tsx";
import { useField, useText } from "./hooks.ts";
import { markFields } from "./legend-fields.ts";
import type { LegendField } from "./legend-fields.ts";
import { LibraryDrawing } from "./library-drawing.tsx";
import { LibraryIcon } from "./library-icon.tsx";
import { Item, Items, Shown, Text } from "./slots.tsx";

/** Every so many marks have the same tint. */
const tints = 3;

/** The legend itself, edited in its place. Nothing where it is empty. */
export function Legend({ of }: { readonly of: Named<LegendField> }): ReactNode {
  return (
    <Shown when={of.name}>
      <Items of={of.name} className="legend">
        {({ index }) => (
          <Item className="legend__item">
            <span className="mark" data-tint={index % tints}>
              <LibraryIcon of={markFields.icon} own="tick" />
            </span>
            <Text of="name" as="span" />
          </Item>
        )}
      </Items>
    </Shown>
  );
}

function Mark({ tint }: { readonly tint: number }): ReactNode {
  const name = useText(markFields.name);
  return (
    <span className="mark" data-tint={tint} role="img" aria-label={name} title={name}>
      <LibraryDrawing name={useField(markFields.icon)} own="tick" />
    </span>
  );
}

interface MarksProps {
  /** A field that `marksOf` makes, of the scope. */
  readonly of: Named<MarksField>;
  readonly legend: Named<LegendField>;
  /** What is stored in the legend. */
  readonly items: readonly StoredItem[];
}

/** The marks of an item. Those that the legend has lost are left out. */
export function Marks({ of, legend: spec, items }: MarksProps): ReactNode {
  const ids = useField(of);
  const own = items.filter(({ id }) => ids.includes(id));
  if (own.length === 0) return null;
  return (
    <span className="mark-row">
      <Each of={spec} items={own}>
        {({ id }) => <Mark tint={items.findIndex((one) => one.id === id) % tints} />}
      </Each>
    </span>
  );
}
