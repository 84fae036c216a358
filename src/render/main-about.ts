import { kindOf } from "#/fields/kinds.ts";
import { lookOf } from "#/sections/looks.ts";
import { findSection } from "#/sections/definitions.ts";
import type {
  AnsweredQuestion,
  PricedThing,
  SectionAbout,
  ToldHappening,
  ToldMenu,
  ToldPlace,
  ToldPost,
} from "#/sections/kit/index.ts";
import type { Link } from "#/site/link.ts";
import { primaryLanguage } from "#/site/language.ts";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { Page } from "#/site/page.ts";
import { shownSections } from "#/site/section-own.ts";
import type { PageFacts } from "./page-facts.ts";
import { resolveLink } from "./resolve-link.ts";

/** A post with the address that it leads to; "" is none. */
interface LinkedPost extends Omit<ToldPost, "link"> {
  readonly address: string;
}

/** What the sections of a page tell search engines besides their words. */
export interface MainAbout {
  readonly priced: readonly PricedThing[];
  readonly answered: readonly AnsweredQuestion[];
  readonly menus: readonly ToldMenu[];
  readonly places: readonly ToldPlace[];
  readonly posts: readonly LinkedPost[];
  readonly happenings: readonly ToldHappening[];
  /** A section shows the way from the home page to this one, and the title that it has there. */
  readonly trail: SectionAbout["trail"];
  /** Ids of the events that it invites to; null is the site's first one (R9). */
  readonly events: readonly (string | null)[];
}

export const noAbout: MainAbout = {
  priced: [],
  answered: [],
  menus: [],
  places: [],
  posts: [],
  happenings: [],
  trail: undefined,
  events: [],
};

/** Collects what the sections of a page are about, in a language. */
export function mainAbout(facts: PageFacts, { sections }: Page): MainAbout {
  const { site, language } = facts;
  const primary = primaryLanguage(site.languages);
  const read = (text: LocalizedText) => readText(text, language, primary);
  const priced: PricedThing[] = [];
  const answered: AnsweredQuestion[] = [];
  const menus: ToldMenu[] = [];
  const places: ToldPlace[] = [];
  const posts: LinkedPost[] = [];
  const happenings: ToldHappening[] = [];
  let trail: MainAbout["trail"];
  const events = new Set<string | null>();
  const { page } = facts;
  const resolve = (link: Link) => resolveLink(facts, link);
  for (const { template, fields } of shownSections(sections)) {
    const definition = findSection(template);
    const about = definition && lookOf(template).about?.(fields as never, read, { page, resolve });
    priced.push(...(about?.priced ?? []));
    answered.push(...(about?.answered ?? []));
    menus.push(...(about?.menus ?? []));
    places.push(...(about?.places ?? []));
    happenings.push(...(about?.happenings ?? []));
    for (const { link, ...post } of about?.posts ?? [])
      posts.push({ ...post, address: (link && resolve(link)?.href) ?? "" });
    trail ??= about?.trail;
    for (const [name, spec] of Object.entries(definition?.fields ?? {}))
      for (const event of kindOf(spec).events?.(fields[name] ?? null) ?? []) events.add(event);
  }
  return { priced, answered, menus, places, posts, happenings, trail, events: [...events] };
}
