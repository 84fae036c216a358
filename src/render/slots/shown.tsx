import { held } from "#/fields/held-value.ts";
import type { ReactNode } from "react";
import { useEnvironment, useScope } from "#/sections/kit/index.ts";
import type { Environment, Scope, ShownProps } from "#/sections/kit/index.ts";
import { readText } from "#/site/localized-text.ts";

function isFilled(environment: Environment, scope: Scope, name: string): boolean {
  const spec = scope.specs[name];
  const value = scope.fields?.[name];
  switch (spec?.kind) {
    case "text":
      return (
        readText(held("text", value) ?? {}, environment.language, environment.primary).trim() !== ""
      );
    case "list":
      return (held("list", value) ?? []).length > 0;
    case "link": {
      const link = held("link", value) ?? null;
      return link !== null && environment.resolve(link) !== undefined;
    }
    case "event":
      return environment.event(held("event", value) ?? null) !== undefined;
    default:
      return value !== null && value !== undefined;
  }
}

/** Its children, where one of the fields is filled. */
export function PlainShown({ when, children }: ShownProps): ReactNode {
  const environment = useEnvironment();
  const scope = useScope();
  const names = typeof when === "string" ? [when] : when;
  return names.some((name) => isFilled(environment, scope, name)) ? children : null;
}
