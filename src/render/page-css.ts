import { findSection } from "#/sections/registry.ts";
import type { Theme } from "#/site/theme.ts";
import { siteCss } from "./site-css.ts";

/** CSS that is the same for all pages of a theme which have these templates and these fonts. */
export type CommonCss = (templates: readonly string[], fonts: string) => string;

/** Writes the CSS of a set of templates and fonts once; equal sets get the same string. `widgets` comes last. */
export function createCommonCss(theme: Theme, widgets: string): CommonCss {
  const start = siteCss(theme);
  const written = new Map<string, Map<string, string>>();
  return (templates, fonts) => {
    const known = written.get(fonts) ?? new Map<string, string>();
    written.set(fonts, known);
    const key = templates.join(" ");
    let css = known.get(key);
    if (css === undefined) {
      const styles = templates.toSorted().map((id) => findSection(id)?.style ?? "");
      css = fonts + start + [...new Set(styles)].join("") + widgets;
      known.set(key, css);
    }
    return css;
  };
}
