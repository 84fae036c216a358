import { findSection } from "#/sections/registry.ts";
import type { Theme } from "#/site/theme.ts";
import { siteCss } from "./site-css.ts";

/** CSS that is the same for all pages of a theme which have these templates. */
export type TemplatesCss = (templates: readonly string[]) => string;

/** Writes the CSS of a set of templates once. */
export function createTemplatesCss(theme: Theme): TemplatesCss {
  const start = siteCss(theme);
  const written = new Map<string, string>();
  return (templates) => {
    const ids = [...templates].sort();
    const key = ids.join(" ");
    let css = written.get(key);
    if (css === undefined) {
      css = start + [...new Set(ids.map((id) => findSection(id)?.style ?? ""))].join("");
      written.set(key, css);
    }
    return css;
  };
}
