import { kindOf } from "#/fields/kinds.ts";
import type { ReactNode } from "react";
import { useEnvironment, useScope } from "#/sections/kit/index.ts";
import type { Environment, Scope, ShownProps } from "#/sections/kit/index.ts";
import { publishedValue } from "../published-items.ts";
import { readText } from "#/site/localized-text.ts";

function isFilled(environment: Environment, scope: Scope, name: string): boolean {
  const spec = scope.specs[name];
  const value = publishedValue(spec, scope.fields?.[name], environment.resolve);
  if (!spec || value === undefined) return false;
  return kindOf(spec).isFilled(value, {
    read: (text) => readText(text, environment.language, environment.primary),
    leadsSomewhere: (link) => environment.resolve(link) !== undefined,
    hasEvent: (id) => environment.event(id) !== undefined,
  });
}

/** Its children, where one of the fields is filled. */
export function PlainShown({ when, children }: ShownProps): ReactNode {
  const environment = useEnvironment();
  const scope = useScope();
  const names = typeof when === "string" ? [when] : when;
  return names.some((name) => isFilled(environment, scope, name)) ? children : null;
}
