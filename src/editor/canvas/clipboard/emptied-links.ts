import type { Copying } from "#/fields/field-kind.ts";
import { templates } from "#/sections/definitions.ts";
import { fieldsOf } from "#/site/clip.ts";
import { emptiedLinks } from "#/site/clip-links.ts";
import type { FieldPath, Target } from "#/site/operations/target.ts";
import type { Section } from "#/site/section.ts";
import { showProblem } from "../../session/show-problem.ts";
import type { Editor } from "../../session/editor.ts";
import type { Translate } from "../../words/i18n.ts";

/** What of a paste lost its link, or the item that did. */
export interface LostLink {
  readonly target: Target;
  readonly path: FieldPath;
}

/** The links of pasted sections that led to what the site doesn't have. */
export function lostLinks(
  page: string,
  { sections, made }: { readonly sections: readonly Section[]; readonly made: readonly Section[] },
): LostLink[] {
  const context = { templates };
  const originals = fieldsOf(sections, context);
  const copies = fieldsOf(made, context);
  return made.flatMap(({ id }, place) => {
    const [original, copy] = [originals[place], copies[place]];
    if (!original || !copy) return [];
    const target = { page, section: id };
    return emptiedLinks(original, copy).map((path) => ({ target, path }));
  });
}

/** A copying that knows how many links it has emptied. */
export function countingEmptied(copying: Copying): { copying: Copying; count: () => number } {
  let emptied = 0;
  const link: Copying["link"] = (one) => {
    const own = copying.link(one);
    if (!own) emptied += 1;
    return own;
  };
  return { copying: { ...copying, link }, count: () => emptied };
}

/** Tells what didn't come along with a paste, and leads to the first link that leads nowhere. */
export function tellLost(
  editor: Editor,
  { page, links, pictures }: { page: string; links: readonly LostLink[]; pictures: number },
  t: Translate<"editing">,
): void {
  const [first] = links;
  if (!first) return;
  const lost = pictures > 0 ? [t("clipboard.picturesLost", { count: pictures })] : [];
  const message = [...lost, t("clipboard.linksLost", { count: links.length })].join(". ");
  const run = (): void =>
    showProblem(editor, { page, ...first, path: [...first.path], language: null });
  editor.toast(message, { label: t("clipboard.showLink"), run });
}
