import type { History, HistoryStep, Sitting } from "#/api/history.ts";
import type { Translate } from "../../words/i18n.ts";
import { templateLabel } from "../../words/own-names.ts";
import { versionsEn } from "./words/en.data.ts";

type Say = Translate<"versions">;
type StepKey = keyof typeof versionsEn.step;

/** So many steps stand in the line of a sitting; the others are counted. */
const stepsTold = 2;

function isStepKey(key: string): key is StepKey {
  return Object.hasOwn(versionsEn.step, key);
}

function means(t: Say, via: string): string | undefined {
  if (via === "undo") return t("undone");
  if (via === "redo") return t("redone");
  return via === "restore" ? t("restored") : undefined;
}

/** What a step did, without where. */
function deed(t: Say, { key, params }: HistoryStep): string {
  if (!isStepKey(key)) return t("step.operation.unknown");
  if (key === "operation.text.set" && params["text"] === "") return t("emptyText");
  const { template } = params;
  const { page = params["name"] ?? "" } = params;
  const values = {
    ...params,
    page,
    ...(typeof template === "string" && { template: templateLabel(template) }),
  };
  return t(`step.${key}`, values).replace(/ [“«][”»]/u, "");
}

/** What a step did, and how it came about. */
function stepWords(t: Say, step: HistoryStep): string {
  const isSaid = step.via === "restore" && step.key.endsWith(".restore");
  const how = isSaid ? undefined : means(t, step.via);
  const what = deed(t, step);
  return how === undefined ? what : `${how}: ${what}`;
}

/** What a step did to which page. */
export function placedStepWords(t: Say, step: HistoryStep, pages: History["pages"]): string {
  const page = step.page === null ? undefined : pages[step.page];
  if (page === undefined) return stepWords(t, step);
  // what is done to a page as a whole names it
  if (step.key.startsWith("operation.page."))
    return stepWords(t, { ...step, params: { ...step.params, page } });
  return t("onPage", { page, what: stepWords(t, step) });
}

/** What was done in a sitting, on one line: the latest of it, and how much more there is. */
export function sittingWords(t: Say, { steps }: Sitting, pages: History["pages"]): string {
  const told = new Set<string>();
  for (const step of steps) {
    if (told.size === stepsTold) break;
    told.add(placedStepWords(t, step, pages));
  }
  const rest = steps.length - told.size;
  return [...told, ...(rest > 0 ? [t("more", { count: rest })] : [])].join(", ");
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
