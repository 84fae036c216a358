import type { ReactNode } from "react";
import type { AnySpecs, Named } from "#/fields/field-spec.ts";
import type { ListField } from "#/fields/list/spec.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { ScopeContext, useScope } from "./environment.ts";

interface EachProps<Item extends AnySpecs> {
  /** A list of the section, wherever in it this stands, and its items. */
  readonly of: Named<ListField<Item>>;
  readonly items: readonly { readonly id: string }[];
  readonly children: (item: { readonly id: string; readonly index: number }) => ReactNode;
}

/**
 * Items of a list of the section once more, beside the list itself: each in its own scope, read by hooks. What is edited
 * stands in `Items`.
 */
export function Each<Item extends AnySpecs>({ of, items, children }: EachProps<Item>): ReactNode {
  const scope = useScope();
  return items.map((item, index) => {
    const inner = {
      ...scope,
      path: [of.name, item.id],
      // every spec of a template is of a listed kind
      specs: of.item as AnySpecs as FieldSpecs,
      fields: { ...item },
    };
    return (
      <ScopeContext.Provider key={item.id} value={inner}>
        {children({ id: item.id, index })}
      </ScopeContext.Provider>
    );
  });
}
