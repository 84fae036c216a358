import { type HoldReason, mostHoldReasons, quoteLimit } from "#/api/held-releases.ts";
import { findSection } from "#/sections/registry.ts";
import type { PageIndex } from "#/site/page-index.ts";
import type { Page } from "#/site/page.ts";
import type { SiteRecord } from "#/site/site.ts";
import { brandInHost, brandInTitle } from "./find-brands.ts";
import { findRequest } from "./find-requests.ts";

const shortened = (quote: string): string => quote.trim().slice(0, quoteLimit);

/** Every string of a value of JSON, whatever it is for: a template that is made tomorrow hides nothing. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) yield* textsOf(part);
}

interface FoundSection {
  readonly template: string;
  readonly fields: unknown;
}

function* secretsIn(sections: Iterable<FoundSection>, page: string | null): Generator<HoldReason> {
  for (const { template, fields } of sections) {
    const isInForm = findSection(template)?.hasForm === true;
    for (const text of textsOf(fields)) {
      const quote = findRequest(text, { isInForm });
      if (quote !== undefined) yield { kind: "secret", quote: shortened(quote), page };
    }
  }
}

function* titlesIn(titles: Iterable<string>, page: string | null): Generator<HoldReason> {
  for (const title of titles)
    if (brandInTitle(title) !== undefined) yield { kind: "title", quote: shortened(title), page };
}

/** What of a site belongs to no page: its name, its bar, its footer, what stands on several pages. */
export function judgeSite(site: SiteRecord): HoldReason[] {
  const { name, navigation, footer, linked = [], events, settings } = site;
  const rest = { template: "", fields: [navigation, events, settings] };
  return [
    ...titlesIn([name, ...textsOf(navigation)], null),
    ...secretsIn([footer, ...linked, rest], null),
  ];
}

/** A page, whether or not its sections are hidden: they may be shown without being published. */
export function judgePage({ id: page, meta, sections }: Page, index: PageIndex): HoldReason[] {
  const entry = index.entries.find(({ id }) => id === page);
  const path = entry?.path ?? "/";
  return [
    ...titlesIn([entry?.name ?? "", ...textsOf(meta.title)], path),
    ...secretsIn([...sections, { template: "", fields: meta }], path),
  ];
}

/** The names and domains by which visitors reach a site. */
export function judgeHosts(hosts: Iterable<string>): HoldReason[] {
  return [...hosts].flatMap((host) =>
    brandInHost(host) === undefined ? [] : [{ kind: "host" as const, quote: host, page: null }],
  );
}

/** What a reason is about, for comparing it with one that an operator let through. */
export const reasonKey = ({ kind, quote }: HoldReason): string => `${kind} ${quote}`;

/** Each once, and no more than are told. */
export function distinctReasons(reasons: Iterable<HoldReason>): HoldReason[] {
  const known = new Map<string, HoldReason>();
  for (const reason of reasons) {
    if (known.size === mostHoldReasons) break;
    const key = reasonKey(reason);
    if (!known.has(key)) known.set(key, reason);
  }
  return [...known.values()];
}
