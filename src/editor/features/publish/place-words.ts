import type { FieldSpec } from "#/fields/kinds.ts";
import { specAt } from "#/fields/spec-at.ts";
import { templates } from "#/sections/definitions.ts";
import { findTarget } from "#/site/operations/target.ts";
import type { Target } from "#/site/operations/target.ts";
import type { Records } from "#/site/records.ts";
import type { Translate } from "../../words/i18n.ts";
import { fieldWord, templateLabel } from "../../words/own-names.ts";

/** What is known of a place. */
interface NamedPlace {
  /** Left out for a section as a whole. */
  readonly target?: Target;
  readonly path?: readonly string[];
  /** Undefined where the field is gone. */
  readonly spec?: FieldSpec | undefined;
  /** The template of its section. */
  readonly template: string | undefined;
  /** Which item of its list it stands in, from 1 on. */
  readonly item?: number | undefined;
}

const roles = ["heading", "body", "price"] as const;
/** Kinds that have a name of their own; fields of others are called by their labels. */
const kinds = ["text", "picture", "link", "list", "choice", "number", "event"] as const;
const metaNames = ["title", "description", "keywords", "socialImage"] as const;

/** What the owner calls a field. */
function fieldName(t: Translate<"publish">, { target, path = [], spec }: NamedPlace): string {
  const last = path.at(-1) ?? "";
  const meta = metaNames.find((name) => name === last);
  if (target && "part" in target && target.part === "meta" && meta)
    return t(`publish.meta.${meta}`);
  if (last === "alt") return t("publish.field.alt");
  if (!spec) return "";
  if (spec.label) return fieldWord(spec.label);
  const role = roles.find((one) => "role" in spec && spec.role === one);
  if (role) return t(`publish.role.${role}`);
  const kind = kinds.find((one) => one === spec.kind);
  return kind ? t(`publish.field.${kind}`) : "";
}

/** Which item of its list a field stands in, from 1 on; undefined for one that stands in none. */
export function itemNumber(
  records: Records,
  target: Target,
  [name = "", id]: readonly string[],
): number | undefined {
  const list = findTarget(records, target)?.fields[name];
  const at = Array.isArray(list) ? list.findIndex((one: { id: unknown }) => one.id === id) : -1;
  return at === -1 ? undefined : at + 1;
}

/** What the items of a list are called, and which of them it is. */
function itemName(t: Translate<"publish">, { template, path = [], item }: NamedPlace): string {
  const fields = template === undefined ? undefined : templates(template)?.fields;
  const list = fields && specAt(fields, path.slice(0, 1));
  // one that is gone is called what all of them are
  if (item === undefined)
    return list?.kind === "list" && path.length === 2 ? fieldWord(list.itemName) : "";
  return list?.kind === "list"
    ? `${fieldWord(list.itemName)} ${item}`
    : t("publish.item", { number: item });
}

/** Section, item and field of a place, by their names. */
export function placeWords(t: Translate<"publish">, place: NamedPlace): string {
  const { template } = place;
  return [
    template === undefined ? "" : templateLabel(template),
    itemName(t, place),
    fieldName(t, place),
  ]
    .filter(Boolean)
    .join(" › ");
}
