import type { History } from "#/api/history.ts";
import type { TimelineEvent } from "#/api/timeline-events.ts";
import type { Translate } from "../../words/i18n.ts";
import { versionsEn } from "./words/en.data.ts";
import { peopleWords } from "./step-words.ts";

type Say = Translate<"versions">;
type EventKey = keyof typeof versionsEn.siteEvent;

/** Each deed under its name in the words; of plans by what was planned. */
const keys = {
  unpublished: "unpublished",
  published: "published",
  "plan.added": { publish: "planPublish", unpublish: "planUnpublish" },
  "plan.cancelled": { publish: "cancelPublish", unpublish: "cancelUnpublish" },
  "plan.failed": { publish: "failPublish", unpublish: "failUnpublish" },
  "password.set": "passwordSet",
  "password.changed": "passwordChanged",
  "password.removed": "passwordRemoved",
  "linkPassword.set": "linkPasswordSet",
  "linkPassword.changed": "linkPasswordChanged",
  "linkPassword.removed": "linkPasswordRemoved",
  "operator.takenDown": "takenDown",
  "operator.lifted": "lifted",
  "release.madeLive": "madeLive",
  exported: {
    project: "exportedProject",
    website: "exportedWebsite",
    everything: "exportedEverything",
    everythingAndVisitors: "exportedEverythingAndVisitors",
    visitors: "exportedVisitors",
  },
} as const satisfies Record<
  TimelineEvent["what"],
  | EventKey
  | Record<"publish" | "unpublish", EventKey>
  | Record<NonNullable<TimelineEvent["exported"]>, EventKey>
>;

/** The words of a deed, by what of it is told. */
function keyOf({ what, action = "publish", exported = "project" }: TimelineEvent): EventKey {
  if (what === "exported") return keys[what][exported];
  const found = keys[what];
  return typeof found === "string" ? found : found[action];
}

function isPageKey(key: EventKey): key is keyof typeof versionsEn.pageEvent {
  return Object.hasOwn(versionsEn.pageEvent, key);
}

function isLinkKey(key: EventKey): key is keyof typeof versionsEn.linkEvent {
  return Object.hasOwn(versionsEn.linkEvent, key);
}

/** What was done beside the document, and why not; `timeWords` writes an instant. */
export function eventWords(
  t: Say,
  event: TimelineEvent,
  names: Pick<History, "pages"> & { timeWords: (iso: string) => string },
): string {
  const done = deedWords(t, event, names);
  return event.failure === undefined ? done : `${done}. ${t(`failures.${event.failure}`)}`;
}

function deedWords(
  t: Say,
  event: TimelineEvent,
  { pages, timeWords }: Pick<History, "pages"> & { timeWords: (iso: string) => string },
): string {
  const { page, at, reason = "", release = 0, link = "" } = event;
  const key = keyOf(event);
  const values = { at: at === undefined ? "" : timeWords(at), reason, number: release };
  if (link !== "" && isLinkKey(key)) return t(`linkEvent.${key}`, { link });
  if (page === null || !isPageKey(key)) return t(`siteEvent.${key}`, values);
  return t(`pageEvent.${key}`, { ...values, page: pages[page] ?? t("deletedPage") });
}

/** Who published or did something, or planned that it be done. */
export function authorWords(
  t: Say,
  { author, isPlanned = false }: { author: string | null; isPlanned?: boolean | undefined },
  people: History["people"],
): string {
  if (author === null) return t("host");
  if (!isPlanned) return peopleWords(t, [author], people);
  const isYou = people[author]?.isYou ?? false;
  return isYou ? t("plannedByYou") : t("plannedBy", { name: peopleWords(t, [author], people) });
}
