import { held, specOfKind } from "#/fields/held-value.ts";
import { Fragment, useLayoutEffect, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { ScopeContext, useEnvironment, useScope } from "#/sections/kit/index.ts";
import type { ItemProps, ItemsProps, Scope } from "#/sections/kit/index.ts";
import { useCanvasTools } from "../canvas-tools.ts";
import { ListContext, useList } from "./list-context.ts";

function ItemScope({
  scope,
  of,
  id,
  children,
}: {
  scope: Scope;
  of: string;
  id: string;
  children: ReactNode;
}): ReactNode {
  const inner = useMemo(() => {
    const { item: specs } = specOfKind(scope.specs, of, "list");
    return { target: scope.target, path: [...scope.path, of, id], specs };
  }, [scope, of, id]);
  return <ScopeContext.Provider value={inner}>{children}</ScopeContext.Provider>;
}

/** The items of a list. An empty one stays, so that its first item can be added. */
export function EditableItems({
  of,
  as: Tag = "ul",
  role,
  className,
  data,
  children,
}: ItemsProps): ReactNode {
  const scope = useScope();
  const { useField } = useEnvironment();
  const { handles } = useCanvasTools();
  const spec = specOfKind(scope.specs, of, "list");
  const value = useField(scope, of);
  const element = useRef<HTMLElement>(null);
  const list = useMemo(
    () => ({ target: scope.target, list: [...scope.path, of], spec }),
    [scope, of, spec],
  );
  const items = held(list.spec, value) ?? [];
  useLayoutEffect(() => {
    if (element.current) handles.set(element.current, { kind: "list", ...list });
  }, [handles, list]);
  return (
    <ListContext.Provider value={list}>
      <Tag
        ref={element as React.RefObject<never>}
        role={role}
        className={className}
        data-edit="list"
        data-count-items={items.length}
        {...data}
      >
        {items.map((item, index) => (
          <ItemScope key={item.id} scope={scope} of={of} id={item.id}>
            <Fragment>{children({ id: item.id, index, count: items.length })}</Fragment>
          </ItemScope>
        ))}
      </Tag>
    </ListContext.Provider>
  );
}

export function EditableItem({
  as: Tag = "li",
  role,
  className,
  data,
  children,
}: ItemProps): ReactNode {
  const { path } = useScope();
  const { handles } = useCanvasTools();
  const list = useList();
  const element = useRef<HTMLElement>(null);
  const item = path.at(-1) ?? "";
  useLayoutEffect(() => {
    if (element.current) handles.set(element.current, { kind: "item", item, ...list });
  }, [handles, item, list]);
  return (
    <Tag
      ref={element as React.RefObject<never>}
      role={role}
      className={className}
      data-edit="item"
      {...data}
    >
      {children}
    </Tag>
  );
}
