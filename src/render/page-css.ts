import liveForm from "#/sections/kit/live-form.css?inline";
import { lookOf } from "#/sections/looks.ts";
import type { Theme } from "#/site/theme.ts";
import type { PageTree } from "./may-match.ts";
import { siteCss } from "./site-css.ts";
import { usableCss } from "./used-css.ts";
import type { UsableCss } from "./used-css.ts";

/** What decides over the CSS that a page has in common with others. */
export interface CommonCssInput {
  readonly templates: readonly string[];
  /** The faces that it declares. */
  readonly fonts: string;
  /** What it was rendered with (page-marks.ts). */
  readonly marks: ReadonlySet<string>;
  /** All of its elements, where each page has a style sheet of its own. */
  readonly tree: PageTree | undefined;
  /** Whether it has the rules of what forms come to, which other pages get with their island. */
  readonly isAnswer: boolean;
}

/** CSS that is the same for all pages of a theme which are alike in these things. */
export type CommonCss = (input: CommonCssInput) => string;

/** Writes the CSS of pages that are alike once; they get the same string. `widgets` comes last. */
export function createCommonCss(theme: Theme, widgets: string): CommonCss {
  const start = siteCss(theme);
  const sheets = new Map<string, UsableCss>();
  const written = new Map<string, Map<string, string>>();

  function sheetOf(templates: readonly string[], key: string, isAnswer: boolean): UsableCss {
    let sheet = sheets.get(key);
    if (!sheet) {
      const styles = templates.toSorted().map((id) => lookOf(id).style);
      const last = isAnswer ? liveForm : "";
      sheet = usableCss(start, ...new Set(styles), widgets, last);
      sheets.set(key, sheet);
    }
    return sheet;
  }

  return ({ templates, fonts, marks, tree, isAnswer }) => {
    const names = `${templates.join(" ")}${isAnswer ? " answer" : ""}`;
    const sheet = sheetOf(templates, names, isAnswer);
    if (tree) return fonts + sheet.used(marks, tree);
    const known = written.get(fonts) ?? new Map<string, string>();
    written.set(fonts, known);
    const key = `${names}/${sheet.key(marks)}`;
    let css = known.get(key);
    if (css === undefined) {
      css = fonts + sheet.used(marks);
      known.set(key, css);
    }
    return css;
  };
}
