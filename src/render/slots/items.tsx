import { held, specOfKind } from "#/fields/held-value.ts";
import { Fragment } from "react";
import type { ReactNode } from "react";
import { ScopeContext, useScope } from "#/sections/kit/index.ts";
import { usePlainEnvironment } from "../use-plain-environment.ts";
import type { ItemProps, ItemsProps } from "#/sections/kit/index.ts";

/** The items of a list, each within its own scope. An empty list is not there. */
export function PlainItems({
  of,
  as: Tag = "ul",
  role,
  className,
  isScrolled = false,
  data,
  order,
  children,
}: ItemsProps): ReactNode {
  const scope = useScope();
  const spec = specOfKind(scope.specs, of, "list");
  const shown = held(spec, usePlainEnvironment().useField(scope, of)) ?? [];
  const items = order
    ? shown.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    : shown;
  if (items.length === 0) return null;
  return (
    <Tag role={role} className={className} {...(isScrolled && { tabIndex: 0 })} {...data}>
      {items.map((item, index) => (
        <ScopeContext.Provider
          key={item.id}
          value={{
            target: scope.target,
            path: [...scope.path, of, item.id],
            specs: spec.item,
            fields: item,
          }}
        >
          <Fragment>{children({ id: item.id, index, count: items.length })}</Fragment>
        </ScopeContext.Provider>
      ))}
    </Tag>
  );
}

export function PlainItem({
  as: Tag = "li",
  role,
  className,
  data,
  children,
}: ItemProps): ReactNode {
  return (
    <Tag role={role} className={className} {...data}>
      {children}
    </Tag>
  );
}
