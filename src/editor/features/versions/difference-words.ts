import { changedParts } from "#/api/changed-parts.ts";
import type { Differences } from "#/api/history.ts";
import type { LanguageCode } from "#/site/language.ts";
import { currentLanguage } from "../../words/i18n.ts";
import type { Translate } from "../../words/i18n.ts";
import { languageChangeWords } from "../../words/language-change-words.ts";
import { languageName } from "../../words/language-name.ts";
import { fieldWord, templateLabel } from "../../words/own-names.ts";
import type { ChangedText, ChangedValue } from "./changed-content.ts";
import type { Difference } from "./compare-page.ts";

function nameOfLanguage(code: LanguageCode): string {
  return languageName(code, currentLanguage());
}

/** So many fields are named where more differ. */
const mostNames = 3;

/** The fields that differ by their names, each once, with the languages that don't go without saying; of many the first. */
function fieldsWords(
  t: Translate<"versions">,
  { texts, values }: Pick<Difference, "texts" | "values">,
  unsaid: LanguageCode | undefined,
): string {
  const languages = new Map<string, Set<LanguageCode | undefined>>();
  const add = (field: NamedField, language: LanguageCode | undefined): void => {
    const name = fieldName(t, field);
    languages.set(name, (languages.get(name) ?? new Set()).add(language));
  };
  for (const text of texts) add(text, text.language);
  for (const value of values) add(value, unsaid);
  const names = [...languages].map(([name, codes]) => {
    const isUnsaid = codes.size === 1 && codes.has(unsaid);
    const said = [...codes].flatMap((code) => code ?? []).map(nameOfLanguage);
    return isUnsaid ? name : `${name} (${said.join(", ")})`;
  });
  const rest = names.length - mostNames;
  const named = names.slice(0, mostNames).join(", ");
  return rest > 0 ? t("andFields", { names: named, count: rest }) : named;
}

/** What of a section isn't what it was, in a few words, with languages besides the one that goes without saying. */
export function differenceWords(
  t: Translate<"versions">,
  { kind, texts, values, hasMoved, hasOtherLook, hasOthers }: Difference,
  unsaid: LanguageCode | undefined,
): string {
  if (kind !== "changed") return t(kind);
  const said = [
    ...(texts.length + values.length > 0 ? [fieldsWords(t, { texts, values }, unsaid)] : []),
    ...(hasOthers ? [t("others")] : []),
    ...(hasOtherLook ? [t("look")] : []),
    ...(hasMoved ? [t("moved")] : []),
  ].join(", ");
  return said.charAt(0).toLocaleUpperCase(currentLanguage()) + said.slice(1);
}

/** Whether nothing has changed since a point. */
export function isSameAsNow(differences: Differences): boolean {
  return differences.pages.length === 0 && changedParts(differences).length === 0;
}

function changedSince(t: Translate<"versions">, differences: Differences): string {
  const { pages, languageChanges } = differences;
  const [first, ...others] = pages;
  if (first && others.length === 0) return t("differsPage", { name: first.name });
  if (first) return t("differs", { count: pages.length });
  const isOfLanguages = languageChanges.length > 0 && changedParts(differences).length === 1;
  return isOfLanguages ? "" : t("differsSite");
}

/** How much of the site isn't what it was at a point, and what became of its languages; empty while that isn't known. */
export function sinceWords(
  t: Translate<"versions">,
  say: Translate<"screens">,
  differences: Differences | undefined,
): string {
  if (!differences) return "";
  if (isSameAsNow(differences)) return t("sameAsNow");
  const languages = languageChangeWords(say, differences.languageChanges);
  return [changedSince(t, differences), languages].filter(Boolean).join(" · ");
}

const roles = ["heading", "body", "price"] as const;
/** Kinds that have a name of their own; fields of others are called by their labels. */
const kinds = ["text", "picture", "link"] as const;

/** What the texts of the page for unknown paths are. */
const notFoundRoles: Partial<Record<string, "heading" | "body" | "button">> = {
  title: "heading",
  text: "body",
  button: "button",
};

const metaNames = ["title", "description", "keywords", "socialImage"] as const;

/** What the owner calls a field. */
function fieldName(t: Translate<"versions">, { spec, target, path }: NamedField): string {
  if (path.at(-1) === "alt") return t("field.alt");
  if (spec.label) return fieldWord(spec.label);
  const meta = metaNames.find((name) => name === path[0]);
  if (meta && "part" in target && target.part === "meta") return t(`meta.${meta}`);
  const own = "part" in target && target.part === "notFound" && notFoundRoles[path[0] ?? ""];
  const role = own || roles.find((one) => "role" in spec && spec.role === one);
  if (role) return t(`field.${role}`);
  const kind = kinds.find((one) => one === spec.kind);
  return t(kind ? `field.${kind}` : spec.aligns === undefined ? "field.other" : "field.alignment");
}

/** Where a field stands: its section, its item, and what the owner calls it; of a text its language. */
export function fieldPlace(
  t: Translate<"versions">,
  { item, language, isHidden = false, ...field }: PlacedField,
  template: string | undefined,
): string {
  const section = template === undefined ? undefined : templateLabel(template);
  const name = language !== undefined && nameOfLanguage(language);
  const within = item && `${fieldWord(item.name)} ${item.number}`;
  return [
    section,
    within,
    fieldName(t, field),
    isHidden && name ? t("hiddenLanguage", { language: name }) : name,
  ]
    .filter(Boolean)
    .join(" › ");
}

type NamedField = Pick<ChangedValue, "spec" | "target" | "path">;
type PlacedField = NamedField &
  Pick<ChangedValue, "item"> &
  Partial<Pick<ChangedText, "language" | "isHidden">>;
