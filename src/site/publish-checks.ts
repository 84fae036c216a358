import { bringUpSection } from "./bring-up.ts";
import { consentParts, visibleVariant } from "./consent-parts.ts";
import { consentFields, readConsentPart } from "./consent.ts";
import { headingProblems } from "./checks/headings.ts";
import { linkWordProblems } from "./checks/link-words.ts";
import type { LinkedPart } from "./checks/link-words.ts";
import { repeatedAnnouncements } from "./checks/repeated-announcements.ts";
import { repeatedGrounds } from "./checks/repeated-grounds.ts";
import { pictureContrast } from "./checks/picture-contrast.ts";
import type { PictureGround } from "./checks/picture-contrast.ts";
import { frameParts } from "./document-parts.ts";
import { eventFields } from "./event-fields.ts";
import { readExamples } from "./examples/read-examples.ts";
import { fieldProblems } from "./field-problems.ts";
import type { PartChecks } from "./field-problems.ts";
import type { FieldSpecs } from "#/fields/kinds.ts";
import { activeLanguages, primaryLanguage } from "./language.ts";
import type { Link } from "./link.ts";
import { activeMessengers, messengerFields } from "./messenger.ts";
import { navigationFields } from "./navigation.ts";
import { metaFields } from "./page.ts";
import { contentTarget } from "./content-target.ts";
import { seenSections, standingPage } from "./linked.ts";
import { ownPathOf } from "./own-path.ts";
import type { Page } from "./page.ts";
import { pageOfLink } from "./page-of-link.ts";
import { findEntry } from "./page-index.ts";
import type { PageIndex } from "./page-index.ts";
import { pageLanguages } from "./routes.ts";
import { problem } from "./problem.ts";
import type { Problem, ProblemPlace } from "./problem.ts";
import type { ProblemCode } from "./problem-code.ts";
import { pageKey } from "./records.ts";
import { sampleKind } from "./ready-words/sample-words.ts";
import type { Records } from "./records.ts";
import { anchorId, createRouter } from "./router.ts";
import type { Section, Templates } from "./section.ts";
import { notFoundFields } from "./not-found.ts";
import { shownSections } from "./section-own.ts";
import { organisationFields, settingsFields } from "./settings.ts";
import type { SiteRecord } from "./site.ts";
import { siteNames } from "./site-names.ts";

type FieldChecks = PartChecks;

/** Finds problems part by part, so that looking again costs what changed. */
export interface PublishChecks {
  /** Problems of what belongs to the whole site: navigation, footer, settings, events, linked sections where they stand. */
  site(standing?: ReadonlySet<string>): Problem[];
  /** Problems of a page; none where it isn't loaded. */
  page(page: string): Problem[];
}

interface Facts {
  readonly site: SiteRecord;
  readonly index: PageIndex;
  readonly records: Records;
  readonly templates: Templates;
  readonly checks: FieldChecks;
  readonly groundOf: PictureGround;
}

/** Why a link to a section of a page leads nowhere; undefined where it leads there, or the page isn't loaded. */
function anchorProblem(records: Records, page: string, section: string): ProblemCode | undefined {
  const sections = seenSections(records, page);
  if (!sections) return undefined;
  const found = sections.find(({ id }) => id === section);
  if (!found) return "link-section-gone";
  return found.hidden === "everywhere" ? "link-section-hidden" : undefined;
}

/** Whether links there to pages that visitors don't see are left out (decision 990), so that nobody is sent to one. */
function leavesOut({ target }: ProblemPlace): boolean {
  return target !== null && "part" in target && ["navigation", "footer"].includes(target.part);
}

function linkCheck(
  { site, index, records }: Pick<Facts, "site" | "index" | "records">,
  unpublished: readonly string[],
): FieldChecks["brokenLink"] {
  const router = createRouter(site, index);
  const drafts = index.entries.flatMap(({ id, isDraft }) => (isDraft ? id : []));
  const unseen = new Set([...drafts, ...unpublished]);
  // the home page is led to whatever it is
  unseen.delete(index.entries[0]?.id ?? "");
  const entries = new Set(index.entries.map((entry) => entry.id));
  const files = new Set(site.files?.map(({ id }) => id));

  function brokenAnchor(section: string, page: string | null): ProblemCode | undefined {
    // a link of the navigation or the footer works on every page that has such a section
    const pages = page === null ? [...entries] : [page];
    const problems = new Set(pages.map((one) => anchorProblem(records, one, section)));
    if (problems.has(undefined)) return undefined;
    return problems.has("link-section-hidden") ? "link-section-hidden" : "link-section-gone";
  }

  function brokenAddress(address: string, page: string | null): ProblemCode | undefined {
    const anchor = anchorId("");
    if (address.startsWith(`#${anchor}`))
      return brokenAnchor(address.slice(1 + anchor.length), page);
    const own = ownPathOf(address, router, index.redirects);
    if (own?.leadsTo === "redirect") return "link-redirects";
    return own?.leadsTo === "nowhere" ? "link-path-unknown" : undefined;
  }

  return (link: Link, place) => {
    const isUnseen = unseen.size > 0 && unseen.has(pageOfLink(router, link) ?? "");
    // what nobody sees may lead to what nobody sees
    if (isUnseen && !unseen.has(place.page ?? ""))
      return leavesOut(place) ? undefined : "link-page-unseen";
    if (link.kind === "address") return brokenAddress(link.address, place.page);
    if (link.kind === "section") return brokenAnchor(link.section, place.page);
    if (link.kind === "file") return files.has(link.file) ? undefined : "link-file-gone";
    if (!entries.has(link.page)) return "link-page-gone";
    return link.section === undefined ? undefined : brokenAnchor(link.section, link.page);
  };
}

function sectionProblems(
  section: Section,
  place: ProblemPlace,
  { site, templates, checks, groundOf }: Facts,
): Problem[] {
  const template = templates(section.template);
  if (!template) return [problem("template-unknown", { ...place, target: null })];
  if (section.version > template.version)
    return [problem("template-newer", { ...place, target: null })];
  const { fields } = bringUpSection(section, templates);
  const side = section.orientation ?? site.theme.orientation;
  const isDarkMode = (section.colorMode ?? site.theme.colorMode) === "DARK";
  const facts = { template, groundOf, side, primary: checks.primary, isDarkMode };
  return [
    ...fieldProblems({ specs: template.fields, fields }, place, checks),
    ...pictureContrast({ ...section, fields }, place, facts),
  ];
}

function metaProblems(page: Page, { index, records, checks }: Facts): Problem[] {
  const place: ProblemPlace = {
    page: page.id,
    section: null,
    target: { part: "meta", page: page.id },
  };
  const found = fieldProblems({ specs: metaFields, fields: page.meta }, place, checks);
  if (shownSections(page.sections).length === 0)
    found.push(problem("page-empty", { page: page.id, section: null, target: null }));
  const first = records[pageKey(index.entries[0]?.id ?? "")];
  const meta = first?.meta.useForAll ? first.meta : page.meta;
  if (!meta.title[checks.primary]?.text.trim())
    found.push(problem("page-title-missing", place, { path: ["title"], language: checks.primary }));
  // whoever finds a page by no search reads no description of it
  if (!page.meta.isHiddenFromSearch && !meta.description[checks.primary]?.text.trim())
    found.push(
      problem("page-description-missing", place, {
        path: ["description"],
        language: checks.primary,
      }),
    );
  return found;
}

/** What of a site, or of a page besides, is an example still. */
function exampleChecks(
  marks: readonly string[],
  { files = [] }: SiteRecord,
): Pick<FieldChecks, "examples" | "sampleKind" | "isExampleFile"> {
  const examples = readExamples(marks);
  const brought = new Set(files.filter(({ hash }) => examples.file(hash)).map(({ id }) => id));
  return {
    examples,
    sampleKind: (text) => examples.text(text) ?? sampleKind(text),
    isExampleFile: (file) => brought.has(file),
  };
}

/** The facts with the languages in which visitors have a page, and with the examples that it brought. */
function factsOf({ id, examples }: Page, { site, index, checks, ...facts }: Facts): Facts {
  const entry = findEntry(index, id);
  const own = {
    ...checks,
    ...(entry?.withheld && { languages: pageLanguages(entry, site) }),
    ...(examples && exampleChecks([...(site.examples ?? []), ...examples], site)),
  };
  return { ...facts, site, index, checks: own };
}

function pageProblems(id: string, all: Facts): Problem[] {
  const page = all.records[pageKey(id)];
  if (!page) return [];
  const facts = factsOf(page, all);
  // what isn't published holds up nothing
  const shown = standingPage(page, facts.site);
  // of what a linked section holds the site's problems tell, once
  const sections = shownSections(page.sections.filter(isOwn)).flatMap((section) =>
    sectionProblems(
      section,
      { page: id, section: section.id, target: { page: id, section: section.id } },
      facts,
    ),
  );
  return [
    ...metaProblems(page, facts),
    ...headingProblems(shown, { templates: facts.templates, primary: facts.checks.primary }),
    ...sections,
    ...repeatedGrounds(shown, facts.templates),
    ...repeatedAnnouncements(shown, facts.templates),
    ...linkWordProblems(partsOf(shown, facts), facts.checks),
  ];
}

function isOwn({ linked }: Section): boolean {
  return linked === undefined;
}

/** The sections of a page whose links are read one beside the other. */
function partsOf(page: Page, { templates }: Facts): LinkedPart[] {
  return shownSections(page.sections).map((section) => {
    const target = contentTarget(page.id, section);
    return {
      specs: templates(section.template)?.fields ?? {},
      fields: bringUpSection(section, templates).fields,
      place: { page: page.id, section: section.id, target },
    };
  });
}

/** The bar and the footer, whose links every page has; a word of both may lead to two places. */
function frameLinks({ site, templates, checks }: Facts): Problem[] {
  return frameParts(site, templates).flatMap(({ specs, fields, target }) =>
    linkWordProblems([{ specs, fields, place: { page: null, section: null, target } }], checks),
  );
}

/** Problems of the banner and of the messengers that visitors see; what is switched off holds up nobody. */
function widgetProblems({ site, checks }: Facts): Problem[] {
  const { cookieConsent, messengers } = site.settings;
  const place = (target: Problem["target"]): ProblemPlace => ({
    page: null,
    section: null,
    target,
  });
  const variant = visibleVariant(cookieConsent);
  const banner = (variant ? consentParts : []).flatMap((of) => {
    const spot = { variant: variant ?? "gdpr", of };
    const part = { specs: consentFields[of], fields: readConsentPart(cookieConsent, spot) };
    return fieldProblems(part, place({ part: "consent", ...spot }), checks);
  });
  const cards = activeMessengers(messengers).flatMap(({ name, data }) => {
    const part = { specs: messengerFields, fields: data };
    return fieldProblems(part, place({ part: "messenger", messenger: name }), checks);
  });
  return [...banner, ...cards];
}

/** Problems of linked sections: of those that stand where visitors see them, as far as that is known. */
function linkedProblems(facts: Facts, standing: ReadonlySet<string> | undefined): Problem[] {
  const { linked = [] } = facts.site;
  const seen = linked.filter(({ id }) => standing?.has(id) ?? true);
  return seen.flatMap((section) => {
    const target = { part: "linked", linked: section.id } as const;
    return sectionProblems(section, { page: null, section: null, target }, facts);
  });
}

/** The site's own hours where they are those of its starter still. */
function hoursProblems({ site, checks }: Facts): Problem[] {
  const target = { part: "organisation" } as const;
  const path = ["hours"];
  const { hours } = site.settings.organisation;
  return hours && checks.examples.value(target, path, hours)
    ? [problem("placeholder-fact", { page: null, section: null, target }, { path })]
    : [];
}

function siteProblems(facts: Facts, standing: ReadonlySet<string> | undefined): Problem[] {
  const { site, checks } = facts;
  const part = (
    name: "navigation" | "settings" | "organisation" | "notFound",
    specs: FieldSpecs,
    fields: Record<string, unknown>,
  ) =>
    fieldProblems({ specs, fields }, { page: null, section: null, target: { part: name } }, checks);
  const events = site.events.flatMap((event) => {
    const place: ProblemPlace = {
      page: null,
      section: null,
      target: { part: "event", event: event.id },
    };
    const texts = fieldProblems({ specs: eventFields, fields: event }, place, checks);
    return event.end < event.start
      ? [problem("event-times", place, { path: ["end"] }), ...texts]
      : texts;
  });
  return [
    ...part("navigation", navigationFields, site.navigation),
    ...sectionProblems(
      site.footer,
      { page: null, section: null, target: { part: "footer" } },
      facts,
    ),
    ...linkedProblems(facts, standing),
    ...part("settings", settingsFields, site.settings),
    ...part("organisation", organisationFields, site.settings.organisation),
    ...hoursProblems(facts),
    ...(site.settings.notFound ? part("notFound", notFoundFields, site.settings.notFound) : []),
    ...frameLinks(facts),
    ...widgetProblems(facts),
    ...events,
  ];
}

/**
 * Checks of a site; links into pages that aren't loaded count as whole. `unpublished` are pages that visitors don't see for
 * now. @throws where the records hold no site
 */
export function createPublishChecks(
  records: Records,
  templates: Templates,
  groundOf: PictureGround = () => undefined,
  unpublished: readonly string[] = [],
): PublishChecks {
  const { site, index } = records;
  if (!site || !index) throw new Error("Records without a site");
  const checks: FieldChecks = {
    primary: primaryLanguage(site.languages),
    languages: activeLanguages(site.languages),
    ...exampleChecks(site.examples ?? [], site),
    brokenLink: linkCheck({ site, index, records }, unpublished),
    hasHours: site.settings.organisation.hours !== undefined,
    names: siteNames(site),
  };
  const facts: Facts = { site, index, records, templates, checks, groundOf };
  return {
    site: (standing) => siteProblems(facts, standing),
    page: (page) => pageProblems(page, facts),
  };
}
