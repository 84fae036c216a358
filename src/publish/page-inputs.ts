import { filePath } from "#/site/file-address.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { PageEntry, PageIndex } from "#/site/page-index.ts";
import type { PageMeta } from "#/site/page.ts";
import type { SiteRecord } from "#/site/site.ts";
import { findSection, templates } from "#/sections/registry.ts";
import { pageTrails } from "#/site/page-tree/page-trail.ts";
import { linkedParts, siteParts } from "#/site/document-parts.ts";
import { recordUses } from "#/render/record-uses.ts";
import type { RecordUses } from "#/render/record-uses.ts";
import { inputHash } from "./content-hash.ts";
import type { PageState } from "./page-state.ts";
import type { PictureSet } from "./picture-set.ts";

export interface InputsSource {
  readonly site: SiteRecord;
  /** The pages that something may lead to. */
  readonly index: PageIndex;
  /** The other ones, and whether an address leads to one of them. */
  readonly unseen: readonly PageEntry[];
  readonly isUnseen: (address: string) => boolean;
  readonly pictures: ReadonlyMap<string, PictureSet>;
  readonly firstMeta: PageMeta | undefined;
  /** Hashes of the looks of templates. */
  readonly looks: Readonly<Record<string, string>>;
  /** Everything else that pages are made with: versions, addresses, fonts, icons, scripts. */
  readonly context: unknown;
}

/** Hashes of what pages are made from: an equal hash is an equal file. */
export interface PageInputs {
  /** What surrounds the sections in a language. */
  frame(language: LanguageCode): string;
  /** What the sections of a page are made from in a language. */
  main(entry: PageEntry, state: PageState, language: LanguageCode): string;
  /** The page for unknown paths in a language. */
  notFound(language: LanguageCode): string;
  /** All of a page. */
  page(entry: PageEntry, state: PageState, language: LanguageCode): string;
}

/** Of pages that stayed as they were: what was around them when they were hashed last, and the hash by language. */
const knownHashes = new WeakMap<PageState, { around: string; byLanguage: Map<string, string> }>();

/** What of its entry a page's paths are made from. */
function placeText({ path, withheld }: PageEntry): string {
  return withheld ? `${path} ${withheld.join(" ")}` : path;
}

/** What is said of a page that something leads to. */
function pageText(entry: PageEntry): string {
  return `${entry.id}=${placeText(entry)};`;
}

function looksTextIn(looks: InputsSource["looks"]): (ids: readonly string[]) => string {
  return (ids) => ids.map((id) => `${id}=${looks[id] ?? ""};`).join("");
}

function fileTextsOf({ files = [] }: SiteRecord): Map<string, string> {
  return new Map(files.map((file) => [file.id, `${file.id}=${filePath(file)};`]));
}

function pictureTextsOf(pictures: InputsSource["pictures"]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, { variants }] of pictures)
    texts.set(key, `${key}=${variants[0]?.hash.slice(0, 16) ?? ""};`);
  return texts;
}

/** Every page is asked about at every publish: what is said of a page or a picture is written once. */
function usesTextIn(
  { site, index, isUnseen }: Pick<InputsSource, "site" | "index" | "isUnseen">,
  pictureTexts: ReadonlyMap<string, string>,
): (uses: RecordUses) => string {
  const pageTexts = new Map(index.entries.map((entry) => [entry.id, pageText(entry)]));
  const fileTexts = fileTextsOf(site);
  return ({ pages, addresses, files, pictures }) => {
    let text = "";
    for (const address of addresses) if (isUnseen(address)) text += `${address}=;`;
    for (const id of files) text += fileTexts.get(id) ?? `${id}=;`;
    for (const id of pages) text += pageTexts.get(id) ?? `${id}=;`;
    for (const key of pictures.keys()) text += pictureTexts.get(key) ?? `${key}=;`;
    return text;
  };
}

/** By id, what linked sections are made from; `of` says what of the site one needs. */
function textsOfLinked(
  site: SiteRecord,
  of: (section: { readonly template: string; readonly uses: RecordUses }) => string,
): ReadonlyMap<string, string> {
  const { linked = [] } = site;
  return new Map(
    linkedParts(site, templates).flatMap((part, place) => {
      const section = linked[place];
      if (!section) return [];
      const { id, template } = section;
      const own = inputHash(JSON.stringify(section));
      return [[id, `${id} ${own} ${of({ template, uses: recordUses([part]) })}`]] as const;
    }),
  );
}

/** What the trail of a page is made from, where one of its sections shows it. */
function trailTextIn({
  site,
  index,
}: InputsSource): (entry: PageEntry, state: PageState) => string {
  const trails = pageTrails(site.navigation["links"], index);
  const isShown = (template: string) => findSection(template)?.showsTrail === true;
  const linked = new Set(
    (site.linked ?? []).filter(({ template }) => isShown(template)).map(({ id }) => id),
  );
  return (entry, state) =>
    state.templates.some(isShown) || state.linked.some((id) => linked.has(id))
      ? JSON.stringify(trails(entry.id).map((step) => [step.words, step.entry]))
      : "";
}

/** What any section may show of the site. */
function mainText({ site, context }: InputsSource): string {
  const { hours = null } = site.settings.organisation;
  return JSON.stringify([site.languages, site.isPrimaryDefault, hours, context]);
}

/** Prepares the hashes of one state of a site. What pages have in common is hashed once. */
export function createPageInputs(source: InputsSource): PageInputs {
  const { site, index, unseen } = source;
  const pictureTexts = pictureTextsOf(source.pictures);
  const usesText = usesTextIn(source, pictureTexts);
  const looksText = looksTextIn(source.looks);
  // a linked section is on the pages that it stands on
  const { events, settings, ignored: _notShown, files: _byUse, linked: _onPages, ...rest } = site;
  // the words for unknown paths are on no page
  const { email: _notPublished, notFound, ...published } = settings;
  const { linked = [] } = site;
  const ownUses = usesText(recordUses(siteParts({ ...site, linked: [] }, templates)));
  const common = inputHash(
    JSON.stringify([
      rest,
      published,
      ownUses,
      looksText([site.footer.template]),
      source.firstMeta,
      source.context,
    ]),
  );
  const mainCommon = inputHash(mainText(source));
  const eventsHash = inputHash(JSON.stringify(events));
  const unseenIds = new Set(unseen.map(({ id }) => id));

  function ownInputs(entry: PageEntry, state: PageState, language: LanguageCode): string {
    const { hash, templates: rendered, uses } = state;
    const standing = state.linked.map((id) => linkedTexts.get(id) ?? `${id}=`);
    return [
      language,
      entry.id,
      // its own menu of languages leads to itself only while it is seen
      unseenIds.has(entry.id) ? `${placeText(entry)} unseen` : placeText(entry),
      hash,
      looksText(rendered),
      shownEvents(uses),
      usesText(uses),
      trailText(entry, state),
      ...standing,
    ].join("\n");
  }

  const trailText = trailTextIn(source);
  const shownEvents = (uses: RecordUses): string => (uses.events.size > 0 ? eventsHash : "");
  const linkedTexts = textsOfLinked(site, ({ template, uses }) =>
    [looksText([template]), shownEvents(uses), usesText(uses)].join(" "),
  );

  const around = inputHash(
    [
      common,
      eventsHash,
      JSON.stringify([index, unseen, source.looks, site.files, linked]),
      ...pictureTexts.values(),
    ].join("\n"),
  );

  function pageHash(entry: PageEntry, state: PageState, language: LanguageCode): string {
    let known = knownHashes.get(state);
    if (known?.around !== around) {
      known = { around, byLanguage: new Map() };
      knownHashes.set(state, known);
    }
    let hash = known.byLanguage.get(language);
    if (hash === undefined) {
      hash = inputHash(`${common}\n${entry.name}\n${ownInputs(entry, state, language)}`);
      known.byLanguage.set(language, hash);
    }
    return hash;
  }

  return {
    frame: (language) => inputHash(`${language}\n${common}`),
    notFound: (language) =>
      inputHash(`${language}\n${common}\n${JSON.stringify(notFound ?? null)}`),
    main: (entry, state, language) =>
      inputHash(`${mainCommon}\n${ownInputs(entry, state, language)}`),
    page: pageHash,
  };
}
