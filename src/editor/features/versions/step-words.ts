import type { History, HistoryStep, Sitting } from "#/api/history.ts";
import { linkedTemplate } from "#/site/linked.ts";
import type { Translate } from "../../words/i18n.ts";
import { ownLanguageName } from "../../words/language-name.ts";
import { templateLabel } from "../../words/own-names.ts";
import { screensEn } from "../../words/locales/screens.en.data.ts";
import { versionsEn } from "./words/en.data.ts";
import { saidOf } from "../../words/said-of.ts";
import { standingSteps } from "./standing-steps.ts";

type Say = Translate<"versions">;
type StepKey = keyof typeof versionsEn.step;

/** So many steps stand in the line of a sitting; the others are counted. */
const stepsTold = 2;

/** A step without when and by whom it was done. */
type Deed = Pick<HistoryStep, "key" | "params" | "page" | "count" | "via">;

type PartKey = keyof typeof screensEn.places;

/** What steps speak of. */
export interface StepNames {
  /** What parts of a site are called. */
  readonly place: Translate<"screens">;
  /** Names of pages by their ids. */
  readonly pages: History["pages"];
  /** On how many pages linked sections stand now, by their ids; undefined until that is known. */
  readonly linkedPages?: ReadonlyMap<string, number> | undefined;
}

/** What of the bar makes its logo, but the text in its place and the logo for dark ground. */
const logoFields: ReadonlySet<string> = new Set(["logo", "logoMark", "logoColor", "logoWidth"]);

function isPartKey(part: string): part is PartKey {
  return Object.hasOwn(screensEn.places, part);
}

function isStepKey(key: string): key is StepKey {
  return Object.hasOwn(versionsEn.step, key);
}

/** What was done, with how it came about where that wasn't by hand. */
function withMeans(t: Say, via: string, what: string): string {
  if (via === "undo") return t("undone", { what });
  if (via === "redo") return t("redone", { what });
  return via === "restore" ? saidOf(t("restored"), what) : what;
}

/** The part of the site that a step was done to; undefined where that was a page or the site as a whole. */
function partOf({ page, params }: Deed): PartKey | undefined {
  const { part } = params;
  return page === null && typeof part === "string" && isPartKey(part) ? part : undefined;
}

/** What a step did to the bar's logo or to the look of a part of the site. */
function partDeed(t: Say, step: Deed): string | undefined {
  const part = partOf(step);
  if (part === undefined) return undefined;
  if (step.key === "operation.section.set") return t("partLook");
  const { field } = step.params;
  if (part !== "navigation" || step.key === "operation.text.set") return undefined;
  if (field === "logoOnDark") return t("logoOnDark");
  return typeof field === "string" && logoFields.has(field) ? t("logo") : undefined;
}

/** What the section of a step is, or was, called: by its title or its template; undefined where that isn't known. */
function sectionName({ title, template, named = template }: Deed["params"]): string | undefined {
  if (typeof title === "string" && title !== "") return title;
  const isKnown = typeof named === "string" && named !== linkedTemplate.id;
  return isKnown ? templateLabel(named) : undefined;
}

/** What was deleted, by its name; undefined where that isn't known, or what was done is something else. */
function deletedWords(t: Say, { key, params: { name } }: Deed): string | undefined {
  if (typeof name !== "string" || name === "") return undefined;
  switch (key) {
    case "operation.item.remove":
      return t("itemDeleted", { name });
    case "operation.event.remove":
      return t("eventDeleted", { name });
    case "operation.file.remove":
      return t("fileDeleted", { name });
    default:
      return undefined;
  }
}

/** What a step did, without where. */
function deed(t: Say, step: Deed): string {
  const { key, params, count } = step;
  // all its places, and itself
  if (key === "operation.linked.remove" && count > 1)
    return t("linkedDeleted", { count: count - 1 });
  const name = sectionName(params);
  if (key === "operation.section.add" && params["template"] === linkedTemplate.id)
    return name === undefined ? t("linkedAdded") : t("linkedAddedNamed", { name });
  if (key === "operation.section.remove" && name !== undefined)
    return t("sectionDeleted", { name });
  const deleted = deletedWords(t, step);
  if (deleted !== undefined) return deleted;
  // a linked section is replaced by a copy of it, or the copy by the linked one again
  if (key === "operation.section.add" && params["replaced"] !== undefined) return t("detached");
  const own = partDeed(t, step);
  if (own !== undefined) return own;
  if (!isStepKey(key)) return t("step.operation.unknown");
  if (key === "operation.text.set" && params["text"] === "") return t("emptyText");
  const { template, language } = params;
  const { page = params["name"] ?? "" } = params;
  const values = {
    ...params,
    page,
    ...(typeof template === "string" && { template: templateLabel(template) }),
    ...(typeof language === "string" && { language: ownLanguageName(language) }),
  };
  const isEnded = key === "operation.page.draft" && params["state"] === "published";
  return (isEnded ? t("draftEnded", values) : t(`step.${key}`, values)).replace(/ [“«][”»]/u, "");
}

/** What a step did, and how it came about. */
export function stepWords(t: Say, step: Deed): string {
  const isSaid = step.via === "restore" && step.key.endsWith(".restore");
  const what = deed(t, step);
  return isSaid ? what : withMeans(t, step.via, what);
}

/** What a step was done to, where that is no page: a linked section with the number of its pages. */
function partWords(t: Say, part: PartKey, { params }: HistoryStep, names: StepNames): string {
  // a page may be called Menu
  if (part === "navigation") return t("bar");
  const { linked } = params;
  const count = typeof linked === "string" ? names.linkedPages?.get(linked) : undefined;
  return count === undefined || count === 0
    ? names.place(`places.${part}`)
    : t("linkedOn", { count });
}

/** What a step did to which page or part of the site. */
export function placedStepWords(t: Say, step: HistoryStep, names: StepNames): string {
  const page = step.page === null ? undefined : names.pages[step.page];
  const part = partOf(step);
  if (part !== undefined)
    return t("onPage", { page: partWords(t, part, step, names), what: stepWords(t, step) });
  // its page is but the first of those that it was on
  if (step.key === "operation.linked.remove") return stepWords(t, step);
  if (page === undefined) return stepWords(t, step);
  // what is done to a page as a whole names it
  if (step.key.startsWith("operation.page."))
    return stepWords(t, { ...step, params: { ...step.params, page } });
  return t("onPage", { page, what: stepWords(t, step) });
}

/** What sittings are remembered by: first what came and went as a whole, then content, then how it is set up. */
const byWeight: readonly RegExp[] = [
  /^operation\.(site|page|language)\.(create|add|duplicate|remove|restore)$/,
  /^operation\.section\.(add|duplicate|remove|restore|swap)$/,
  /^operation\.(text|picture|item|event|file|meta|linked)\./,
];

/** How sections come and go by what takes steps back: what a sitting is remembered by last. */
const backAndForth: ReadonlySet<string> = new Set(["undo", "redo", "restore"]);

function rank({ key, via }: HistoryStep): number {
  if (backAndForth.has(via) && key.startsWith("operation.section.")) return byWeight.length + 1;
  const at = byWeight.findIndex((one) => one.test(key));
  return at < 0 ? byWeight.length : at;
}

/** How a language was set up, of one that was added in the same sitting, belongs to its adding. */
function isOfItsAdding(step: HistoryStep, steps: readonly HistoryStep[]): boolean {
  return (
    step.key === "operation.language.set" &&
    steps.some(
      ({ key, params }) =>
        key === "operation.language.add" && params["language"] === step.params["language"],
    )
  );
}

/** What was done in a sitting and stands, on one line: what matters most, the latest first, and how much more there is. */
export function sittingWords(t: Say, sitting: Pick<Sitting, "steps">, names: StepNames): string {
  const standing = standingSteps(sitting.steps);
  const steps = standing.filter((step) => !isOfItsAdding(step, standing));
  const told = new Set<string>();
  for (const step of steps.toSorted((one, other) => rank(one) - rank(other))) {
    if (told.size === stepsTold) break;
    told.add(placedStepWords(t, step, names));
  }
  const rest = steps.length - told.size;
  return [...told, ...(rest > 0 ? [t("more", { count: rest })] : [])].join(" · ");
}

/** Who did something. */
export function peopleWords(t: Say, ids: readonly string[], people: History["people"]): string {
  const names = ids.map((id) => {
    const known = people[id];
    if (known?.isGuest) return known.name === "" ? t("guest") : t("guestOf", { name: known.name });
    return known?.isYou ? t("you") : (known?.name ?? t("somebody"));
  });
  return names.reduceRight(
    (second, first) => (second === "" ? first : t("and", { first, second })),
    "",
  );
}
