import { lookOf } from "#/sections/looks.ts";
import { formClasses, lateClasses, scriptedClasses } from "./scripted-classes.ts";

const classList = / class="([^"]*)"/g;
const sectionClasses = /<(?:section|aside) id="comp-[^"]*" class="([^"]*)"/g;

function namesIn(lists: Iterable<RegExpMatchArray>): string[] {
  return [...lists].flatMap(([, list = ""]) => list.split(" "));
}

/** What of a page's markup keeps its classes. */
export interface KeepingMarkup {
  /** What stays over the page where another one takes its place. */
  readonly stays: string;
  /** Whole sections keep theirs: one finds one's way about in a page by them. */
  readonly sections: string;
}

/** The classes of a page that something besides it names: scripts, style sheets that come later, the forms of these templates. */
export function keptClasses(
  templates: readonly string[],
  { stays, sections }: KeepingMarkup,
): ReadonlySet<string> {
  return new Set([
    ...scriptedClasses,
    ...formClasses,
    ...lateClasses,
    ...templates.flatMap((id) => lookOf(id).form?.classes ?? []),
    ...namesIn(stays.matchAll(classList)),
    ...namesIn(sections.matchAll(sectionClasses)),
  ]);
}
