import type { FieldSpec } from "#/fields/kinds.ts";
import type { Target } from "#/site/operations/target.ts";
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

/** Section, item and field of a place, by their names. */
export function placeWords(t: Translate<"publish">, place: NamedPlace): string {
  const { template, item } = place;
  return [
    template === undefined ? "" : templateLabel(template),
    item === undefined ? "" : t("publish.item", { number: item }),
    fieldName(t, place),
  ]
    .filter(Boolean)
    .join(" › ");
}
