import type { FieldPath, Target } from "#/site/operations/target.ts";
import { pageKeysOf } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import type { Page } from "#/site/page.ts";
import type { Section } from "#/site/section.ts";
import type { StoredFields, StoredItem } from "#/fields/stored-fields.ts";
import type { SiteRecord } from "#/site/site.ts";

/**
 * What can be listened to, e.g. `page:home/k3f…/title`. A text's listeners hear only of that text; a list's hear when
 * its items come, go or change places, not when one of them changes.
 */
export type Topic = string;

/** Whatever changes; not one of `changedTopics`. */
export const anyTopic: Topic = "any";

/** Everything within a list: its items and their fields. */
export function deepTopic(list: Topic): Topic {
  return `${list}/*`;
}

/** The topic of a field of a section or of a part, e.g. `part:consent/declineBtn/gdpr/name`. */
export function fieldTopic(target: Target, path: FieldPath | readonly string[]): Topic {
  if (!("part" in target)) return [`page:${target.page}/${target.section}`, ...path].join("/");
  const { part, ...which } = target;
  const names = Object.entries(which).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [`part:${part}`, ...names.map(([, name]) => name), ...path].join("/");
}

/** Which sections a page has, in which order, their templates, what of the theme they have of their own, where they are hidden. */
export function sectionsTopic(page: string): Topic {
  return `page:${page}/sections`;
}

/** What is seen of a page's sections, with those that are linked. */
export function seenTopics(page: string): Topic[] {
  return [sectionsTopic(page), linkedTopic];
}

export function metaTopic(page: string): Topic {
  return `page:${page}/meta`;
}

const siteParts = [
  "name",
  "theme",
  "languages",
  "settings",
  "events",
  "files",
  "isPrimaryDefault",
  "ignored",
] as const;

/** A part of the site's own record, or which template the footer has and what of the theme it has of its own. */
export function siteTopic(part: (typeof siteParts)[number] | "footer"): Topic {
  return `site/${part}`;
}

/** Which linked sections the site has, their templates, and what of the theme they have of their own. */
const linkedTopic: Topic = "site/linked";

/** The page index. */
export const indexTopic: Topic = "index";

function isItemList(value: unknown): value is readonly StoredItem[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === "object" && item !== null && "id" in item)
  );
}

/** Whether two plain values say the same; operations that are applied again make equal copies. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length || Array.isArray(one) !== Array.isArray(other))
    return false;
  return keys.every(
    (key) => Object.hasOwn(other, key) && isSame(Reflect.get(one, key), Reflect.get(other, key)),
  );
}

function sameIds(before: readonly { id: string }[], after: readonly { id: string }[]): boolean {
  return (
    before.length === after.length && before.every((one, index) => one.id === after[index]?.id)
  );
}

function addFields(topics: Set<Topic>, at: Topic, before: StoredFields, after: StoredFields): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (name === "id" || before[name] === after[name]) continue;
    addValue(topics, `${at}/${name}`, before[name], after[name]);
  }
}

function addValue(topics: Set<Topic>, at: Topic, before: unknown, after: unknown): void {
  if (!isItemList(before) || !isItemList(after)) {
    if (!isSame(before, after)) topics.add(at);
    return;
  }
  topics.add(deepTopic(at));
  if (!sameIds(before, after)) topics.add(at);
  for (const item of after) {
    const known = before.find((one) => one.id === item.id);
    if (known && known !== item) addFields(topics, `${at}/${item.id}`, known, item);
  }
}

/** Whether two sections have the same template, the same of the theme of their own, and are hidden alike. */
function isDrawnAlike(one: Section, other: Section | undefined): boolean {
  return (
    one.template === other?.template &&
    one.colorMode === other.colorMode &&
    one.orientation === other.orientation &&
    one.hidden === other.hidden &&
    one.linked === other.linked
  );
}

function sameSections(before: readonly Section[], after: readonly Section[]): boolean {
  return sameIds(before, after) && before.every((one, index) => isDrawnAlike(one, after[index]));
}

function addPage(topics: Set<Topic>, before: Page | undefined, after: Page | undefined): void {
  const id = before?.id ?? after?.id ?? "";
  if (!before || !after) {
    topics.add(sectionsTopic(id)).add(metaTopic(id));
    return;
  }
  if (!isSame(before.meta, after.meta)) topics.add(metaTopic(id));
  if (before.sections === after.sections) return;
  if (!sameSections(before.sections, after.sections)) topics.add(sectionsTopic(id));
  for (const section of after.sections) {
    const known = before.sections.find((one) => one.id === section.id);
    if (known && known !== section)
      addFields(topics, `page:${id}/${section.id}`, known.fields, section.fields);
  }
}

function addSite(topics: Set<Topic>, before: SiteRecord, after: SiteRecord): void {
  for (const part of siteParts) if (!isSame(before[part], after[part])) topics.add(siteTopic(part));
  if (!isDrawnAlike(before.footer, after.footer)) topics.add(siteTopic("footer"));
  addFields(topics, "part:navigation", before.navigation, after.navigation);
  addFields(topics, "part:footer", before.footer.fields, after.footer.fields);
  const [known, linked] = [before.linked ?? [], after.linked ?? []];
  if (known === linked) return;
  if (!sameSections(known, linked)) topics.add(linkedTopic);
  for (const section of linked) {
    const was = known.find(({ id }) => id === section.id);
    if (was && was !== section)
      addFields(
        topics,
        fieldTopic({ part: "linked", linked: section.id }, []),
        was.fields,
        section.fields,
      );
  }
}

/** The topics that changed between two states; records that are the same object cost nothing. */
export function changedTopics(before: Records, after: Records): Set<Topic> {
  const topics = new Set<Topic>();
  if (before.index !== after.index) topics.add(indexTopic);
  if (before.site !== after.site && before.site && after.site)
    addSite(topics, before.site, after.site);
  for (const key of new Set([...pageKeysOf(before), ...pageKeysOf(after)]))
    if (before[key] !== after[key]) addPage(topics, before[key], after[key]);
  return topics;
}
