import { runtimeCss } from "#/chrome/chrome-css.ts";
import type { LanguageCode } from "#/site/language.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { Picture } from "#/site/image.ts";
import type { PageEntry } from "#/site/page-index.ts";

import type { Page, PageMeta } from "#/site/page.ts";
import { createPalette } from "#/site/palette.ts";
import { alternates, pagePath } from "#/site/routes.ts";
import { spokenAttributes } from "#/site/word-language.ts";
import { announcementScript } from "./announcement-script.ts";
import { newCollected, rulesCss } from "./collected.ts";
import { trailOf } from "./trail.ts";
import { renderBanner, renderFloating } from "./floating-part.tsx";
import { rememberPart, renderBar, renderFooter } from "./frame-part.tsx";
import { headWords } from "./head-words.ts";
import { noAbout } from "./main-about.ts";
import type { MainPart } from "./main-part.tsx";
import { renderMain } from "./main-part.tsx";
import { createCommonCss } from "./page-css.ts";
import type { PageFacts, SiteFacts } from "./page-facts.ts";
import { createPageFonts } from "./page-fonts.ts";
import type { FontSource } from "./page-fonts.ts";
import { headEnd, headStart } from "./page-head.ts";
import type { HeadInput, HeadLink, SocialPicture } from "./page-head.ts";
import { templates } from "#/sections/definitions.ts";
import { lookOf } from "#/sections/looks.ts";
import { frameParts } from "#/site/document-parts.ts";
import { recordUses } from "./record-uses.ts";
import { keptClasses } from "./kept-classes.ts";
import { rootAttributes } from "./root-attributes.ts";
import { widgetStyles } from "./site-widgets.ts";
import { pageTree } from "./may-match.ts";
import { hasForm, pageMarks } from "./page-marks.ts";
import { formClasses as allFormClasses } from "./scripted-classes.ts";
import { shortLooks } from "./short-looks.ts";
import { shortNames } from "./short-names.ts";
import { smallSite } from "#/site/small-site.ts";
import { escapeHtml } from "#/lib/escape-html.ts";
import { structuredData } from "./structured-data/structured-data.ts";

/** Everything that pages of a site are made with. */
export interface PageRendererOptions extends SiteFacts {
  /** Scheme and host that visitors see, without a slash at the end. */
  readonly origin: string;
  readonly fonts?: FontSource;
  readonly links: readonly HeadLink[];
  readonly scripts: readonly string[];
  readonly socialPicture: (picture: Picture, language: LanguageCode) => SocialPicture | undefined;
  /** Meta of the first page. */
  readonly firstMeta: PageMeta;
}

export interface RenderedPage {
  readonly html: string;
  /** The same in three: `css` stands between these. */
  readonly start: string;
  readonly end: string;
  /** The texts of its two styles: what pages with the same templates have in common, and its own. */
  readonly css: string;
  readonly rules: string;
  /** The texts of scripts that stand in it. */
  readonly scripts: readonly string[];
  /** Schemes and hosts whose frames visitors may open on it. */
  readonly frames: readonly string[];
  /** The files of its drawings, by path. */
  readonly drawings: ReadonlyMap<string, string>;
  readonly title: string;
}

/** A page that is none of the site's own: "not found", an answer to a form. */
export interface AuxiliaryPage {
  readonly language: LanguageCode;
  readonly title: string;
  /** Markup of its content, made by React or escaped by hand. */
  readonly main: string;
  /** Markup such as is put into it when it is answered with: it has CSS for that. */
  readonly later?: string;
  /** Without bar, footer, banner and scripts: who reads it may not see more of the site. */
  readonly isAlone?: boolean;
}

/** A page of the index in a language, its sections rendered already. */
export interface PageInput {
  readonly page: Page;
  readonly entry: PageEntry;
  readonly language: LanguageCode;
  readonly main: MainPart;
}

export interface PageRenderer {
  main(page: Page, language: LanguageCode): MainPart;
  page(input: PageInput): RenderedPage;
  auxiliaryPage(page: AuxiliaryPage): RenderedPage;
}

/** What of a head a page decides itself. */
type OwnHead = Pick<
  HeadInput,
  | "title"
  | "description"
  | "keywords"
  | "canonical"
  | "alternates"
  | "isHiddenFromSearch"
  | "socialPicture"
  | "structuredData"
>;

type RenderDocument = (
  facts: PageFacts,
  main: MainPart & Pick<AuxiliaryPage, "later" | "isAlone">,
  head: OwnHead,
) => RenderedPage;

/** The marks of parts that pages have in common; each part is looked through once. */
function rememberMarks(): (parts: readonly string[]) => string[] {
  const known = new Map<string, string[]>();
  return (parts) =>
    parts.flatMap((markup) => {
      const found = known.get(markup) ?? [...pageMarks(markup)];
      known.set(markup, found);
      return found;
    });
}

/** Whether each page of a site has a style sheet of its own: of larger ones, pages that are alike share one. */
export function isSmall({ entries }: Pick<SiteFacts["index"], "entries">): boolean {
  return entries.length <= smallSite;
}

function formClassesOf(templates: readonly string[]): string[] {
  return templates.flatMap((id) => lookOf(id).form?.classes ?? []);
}

/** In the place of bar and footer where a page stands alone. */
const noPart = {
  markup: "",
  rules: new Map<string, string>(),
  drawings: new Map<string, string>(),
};

function skipLinkOf({ say, language }: PageFacts): string {
  const { lang, dir } = spokenAttributes(language);
  const spoken = lang === undefined ? "" : ` lang="${lang}" dir="${dir}"`;
  return `<a class="skip" href="#main"${spoken}>${escapeHtml(say("skipToContent", language))}</a>`;
}

/** Puts bar, sections, footer, head and styles together. What pages have in common is made once. */
function createDocuments(options: PageRendererOptions): RenderDocument {
  const { site, index, links, scripts } = options;
  const ofRuntime = scripts.length > 0 ? runtimeCss : "";
  const commonCss = createCommonCss(site.theme, widgetStyles(site) + ofRuntime);
  const fontsOf = createPageFonts(options.fonts, site.theme.fonts);
  const themeColour = createPalette(site.theme).page;
  const frame = frameParts(site, templates);
  const barOf = rememberPart(renderBar, recordUses(frame.slice(0, 1)).pages);
  const footerOf = rememberPart(renderFooter, recordUses(frame).pages);
  const bannerOf = rememberPart(renderBanner, new Set());
  const floatingOf = rememberPart(renderFloating, new Set());
  const frameMarks = rememberMarks();
  return (facts, main, own) => {
    const { language } = facts;
    const isAlone = main.isAlone ?? false;
    const banner = isAlone ? "" : bannerOf(facts, undefined).markup;
    const floating = isAlone ? "" : floatingOf(facts, undefined).markup;
    const bar = isAlone ? noPart : barOf(facts, main.barOver);
    const footer = isAlone ? noPart : footerOf(facts, main.barOver);
    const skipLink = isAlone ? "" : skipLinkOf(facts);
    const body = `<body>${skipLink}${banner}${main.above}${bar.markup}<main id="main">${main.markup}</main>${footer.markup}${floating}</body>`;
    const root = rootAttributes(site.theme, language);
    // looked through in parts: put together, all of it would be written out once more for that
    const frame = [skipLink, banner, bar.markup, footer.markup, floating];
    const fonts = fontsOf({ markup: [...frame, main.above, main.markup], heading: main.heading });
    const formClasses = formClassesOf(main.templates);
    const tree =
      isSmall(index) && main.later === undefined
        ? pageTree(
            `<html${root}>${body}</html>`,
            hasForm(body) ? [...allFormClasses, ...formClasses] : [],
          )
        : undefined;
    const onPage = isAlone ? main.templates : [...main.templates, site.footer.template];
    const css = commonCss({
      templates: onPage,
      fonts: fonts.css,
      marks: new Set([
        ...pageMarks(main.above + main.markup, formClasses),
        ...frameMarks([root, main.later ?? "", ...frame]),
      ]),
      tree,
      // answers to forms, and the page of complaints, which says how much may be written
      isAnswer: facts.page === undefined,
    });
    const rules = new Map([...bar.rules, ...main.rules, ...footer.rules]);
    const page = { body, css, rules };
    const keeping = { stays: skipLink + banner + floating, sections: main.above + main.markup };
    const named = tree ? shortNames(page, keptClasses(onPage, keeping)) : page;
    const written = tree ? { ...named, css: shortLooks(named.css) } : named;
    const head = {
      ...own,
      rules: rulesCss(written.rules),
      preloadFont: fonts.preload,
      preloadPicture: main.preloads[0],
      themeColour,
      links: isAlone ? links.filter(({ rel }) => rel !== "modulepreload") : links,
      scripts: isAlone ? [] : scripts,
      siteName: site.name,
      language,
    };
    const start = `<!doctype html><html${root}><head>${headStart(head)}`;
    const end = `${headEnd(head)}</head>${written.body}</html>`;
    return {
      html: start + written.css + end,
      start,
      css: written.css,
      end,
      rules: head.rules,
      scripts: main.above === "" ? [] : [announcementScript],
      frames: [...main.frames],
      drawings: new Map([...main.drawings, ...footer.drawings]),
      title: own.title,
    };
  };
}

const auxiliaryHead = {
  description: "",
  keywords: "",
  canonical: undefined,
  alternates: [],
  isHiddenFromSearch: true,
  socialPicture: undefined,
  structuredData: undefined,
} as const;

const emptyMain: MainPart = {
  markup: "",
  above: "",
  templates: [],
  ...newCollected(),
  barOver: undefined,
  heading: "",
  summary: "",
  about: noAbout,
  size: 0,
};

/** Renders the pages of one state of a site. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { site, origin } = options;
  const primary = primaryLanguage(site.languages);
  const document = createDocuments(options);

  function headOf({ page, entry, language, main }: PageInput): OwnHead {
    const { meta } = page;
    const { firstMeta } = options;
    const words = headWords({
      meta,
      firstMeta,
      entry,
      main,
      siteName: site.name,
      language,
      primary,
    });
    const canonical = origin + pagePath(entry, language, site);
    const picture = meta.socialImage ?? site.settings.socialImage;
    const home = origin + pagePath({ path: "/" }, language, site);
    const events = eventsOn(options, main);
    return {
      ...words,
      canonical,
      alternates: alternates(entry, site).map(({ hreflang, path }) => ({
        language: hreflang,
        address: origin + path,
      })),
      isHiddenFromSearch: meta.isHiddenFromSearch,
      socialPicture: picture ? options.socialPicture(picture, language) : undefined,
      structuredData: structuredData({
        site,
        language,
        primary,
        home,
        address: canonical,
        ...words,
        events,
        about: main.about,
        trail: trailOf({ ...options, language, page: page.id }, main.about, origin),
        pictureAddress: (one) => options.socialPicture(one, language)?.address,
      }),
    };
  }

  return {
    main: (page, language) => renderMain({ ...options, language, page: page.id }, page),
    page: (input) =>
      document(
        { ...options, language: input.language, page: input.page.id },
        input.main,
        headOf(input),
      ),
    auxiliaryPage: ({ language, title, main: markup, later = "", isAlone = false }) =>
      document(
        { ...options, language, page: undefined },
        { ...emptyMain, markup, heading: title, later, isAlone },
        { ...auxiliaryHead, title: `${title} · ${site.name}` },
      ),
  };
}

function eventsOn(
  { site }: PageRendererOptions,
  main: MainPart,
): PageRendererOptions["site"]["events"] {
  const ids = new Set(main.about.events.map((id) => id ?? site.events[0]?.id));
  return site.events.filter(({ id }) => ids.has(id));
}
