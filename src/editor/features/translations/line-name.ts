import { specAt } from "#/fields/spec-at.ts";
import { templates } from "#/sections/definitions.ts";
import { navigationFields } from "#/site/navigation.ts";
import { headingField } from "#/site/section-heading.ts";
import type { Translate } from "../../words/i18n.ts";
import { fieldWord, templateLabel } from "../../words/own-names.ts";
import type { Line, LineGroup } from "./lines.ts";

/** Fields of parts that every site has; sections say of their own what they are. */
const known = [
  "title",
  "description",
  "keywords",
  "name",
  "address",
  "place",
  "logoText",
  "moreLabel",
  "consentText",
  "confirmBtnName",
] as const;

function fieldName({ target, template, path }: Line, t: Translate<"translations">): string {
  const last = path.at(-1);
  if (last === "alt") return t("fields.alt");
  const fields = template === null ? undefined : templates(template)?.fields;
  const spec = fields && specAt(fields, path);
  if (spec?.label) return fieldWord(spec.label);
  if (spec && "role" in spec && typeof spec.role === "string") {
    const role = (["heading", "body", "price"] as const).find((one) => one === spec.role);
    if (role) return t(`fields.${role}`);
  }
  const own = "part" in target ? known.find((one) => one === last) : undefined;
  return t(`fields.${own ?? "text"}`);
}

function isInBar({ target }: Line): boolean {
  return "part" in target && target.part === "navigation";
}

/** What the items are called that a text stands in, e.g. "Card 2". */
function itemNames(line: Line): string[] {
  const { template, path, items } = line;
  const own = template === null ? undefined : templates(template)?.fields;
  const fields = isInBar(line) ? navigationFields : own;
  return items.map((place, depth) => {
    const list = fields && specAt(fields, path.slice(0, depth * 2 + 1));
    return list?.kind === "list" ? `${fieldWord(list.itemName)} ${place}` : String(place);
  });
}

/** What a text is called within its section, e.g. "Card 2 › Title"; a link of the bar, which says nothing else, "Link 4". */
export function lineName(line: Line, t: Translate<"translations">): string {
  const items = itemNames(line);
  const isLink = isInBar(line) && items.length > 0;
  return [...items, ...(isLink ? [] : [fieldName(line, t)])].join(" › ");
}

/** What a section is called, and what it is headed by. */
export function groupName(
  { all }: LineGroup,
  say: Translate<"screens">,
): { readonly name: string; readonly heading: string } {
  const [first] = all;
  if (!first) return { name: "", heading: "" };
  const { target, template } = first;
  const name =
    "part" in target
      ? say(`places.${target.part}`)
      : template === null
        ? ""
        : templateLabel(template);
  const definition = template === null ? undefined : templates(template);
  const field = definition && headingField(definition);
  const heading = all.find(({ path }) => path.length === 1 && path[0] === field);
  return { name, heading: heading?.original ?? "" };
}
