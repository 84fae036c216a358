import type { ReactNode } from "react";
import { useEnvironment, useScope } from "#/sections/kit/index.ts";
import type { Environment, Scope, ShownProps } from "#/sections/kit/index.ts";
import type { Link } from "#/site/link.ts";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";

function isFilled(environment: Environment, scope: Scope, name: string): boolean {
  const spec = scope.specs[name];
  const value = scope.fields?.[name];
  switch (spec?.kind) {
    case "text":
      return (
        readText(value as LocalizedText, environment.language, environment.primary).trim() !== ""
      );
    case "list":
      return (value as readonly unknown[]).length > 0;
    case "link":
      return value !== null && environment.resolve(value as Link) !== undefined;
    case "event":
      return environment.event(value as string | null) !== undefined;
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
