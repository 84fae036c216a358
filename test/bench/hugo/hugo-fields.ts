import { longestWordLetters } from "#/lib/letter-width.ts";
import { titleLevel } from "#/render/title-level.ts";
import type { HeadingLevel } from "#/render/type-scale.ts";
import { typeset } from "#/render/typeset.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { Picture } from "#/site/image.ts";
import type { Link } from "#/site/link.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { readText } from "#/site/localized-text.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface HugoFieldsContext {
  readonly pathOf: (page: string) => string;
  /** Level of the section's title. */
  readonly level: HeadingLevel;
}

const itemLevel = 24;
const language = "ru";

function textFields(name: string, value: LocalizedText, level: HeadingLevel): Fields {
  const text = readText(value, language, language);
  const shown = typeset(text, language);
  if (name !== "title" && name !== "badgeText") return { [name]: shown };
  return {
    [name]: shown,
    [`${name}Level`]: titleLevel(text, level),
    [`${name}Letters`]: longestWordLetters(shown),
  };
}

function address(link: Link | null, { pathOf }: HugoFieldsContext): string {
  if (link?.kind === "page") return pathOf(link.page);
  return link?.kind === "address" ? link.address : "";
}

/**
 * Fields as the front matter of a page. What our renderer works out from a text (its spacing, its
 * longest word, where a link leads) stands in it ready, which spares Hugo the work.
 */
export function hugoFields(specs: FieldSpecs, fields: Fields, context: HugoFieldsContext): Fields {
  const result: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const value = fields[name];
    if (spec.kind === "text") {
      Object.assign(result, textFields(name, value as LocalizedText, context.level));
    } else if (spec.kind === "link") {
      result[name] = address(value as Link | null, context);
    } else if (spec.kind === "picture") {
      const picture = value as Picture | null;
      if (picture)
        result[name] = { asset: picture.asset, alt: readText(picture.alt, language, language) };
    } else if (spec.kind === "list") {
      const items = value as readonly Fields[];
      result[name] = items.map((item) =>
        hugoFields(spec.item, item, { ...context, level: itemLevel }),
      );
    } else {
      result[name] = value;
    }
  }
  return result;
}
