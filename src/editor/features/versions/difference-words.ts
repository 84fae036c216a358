import { changedParts } from "#/api/changed-parts.ts";
import type { Differences } from "#/api/history.ts";
import { currentLanguage } from "../../words/i18n.ts";
import type { Translate } from "../../words/i18n.ts";
import { fieldWord, templateLabel } from "../../words/own-names.ts";
import type { ChangedText, Difference } from "./compare-page.ts";

/** What of a section isn't what it was, in a few words. */
export function differenceWords(
  t: Translate<"versions">,
  { kind, texts, hasMoved, hasOtherLook, hasOthers }: Difference,
): string {
  if (kind !== "changed") return t(kind);
  const said = [
    ...(texts.length > 0 ? [t("texts", { count: texts.length })] : []),
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

/** How much of the site isn't what it was at a point; empty while that isn't known. */
export function sinceWords(t: Translate<"versions">, differences: Differences | undefined): string {
  if (!differences) return "";
  const { pages } = differences;
  const [first, ...others] = pages;
  if (first && others.length === 0) return t("differsPage", { name: first.name });
  if (first) return t("differs", { count: pages.length });
  return isSameAsNow(differences) ? t("sameAsNow") : t("differsSite");
}

const roles = ["heading", "body", "price"] as const;

/** What the texts of the page for unknown paths are. */
const notFoundRoles: Partial<Record<string, "heading" | "body" | "button">> = {
  title: "heading",
  text: "body",
  button: "button",
};

/** Where a text stands: its section, and what the owner calls its field. */
export function textPlace(
  t: Translate<"versions">,
  { spec, language, target, path }: ChangedText,
  template: string | undefined,
): string {
  const role = roles.find((one) => "role" in spec && spec.role === one);
  const own = "part" in target && target.part === "notFound" && notFoundRoles[path[0] ?? ""];
  const field = spec.label ? fieldWord(spec.label) : t(`field.${(own || role) ?? "text"}`);
  const section = template === undefined ? undefined : templateLabel(template);
  return [section, field, language.toUpperCase()].filter(Boolean).join(" › ");
}
