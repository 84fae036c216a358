import { findSection } from "#/sections/registry.ts";
import type { LanguageCode } from "#/site/language.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { Picture } from "#/site/image.ts";
import type { PageEntry } from "#/site/page-index.ts";

import type { Page, PageMeta } from "#/site/page.ts";
import { createPalette } from "#/site/palette.ts";
import { alternates, pagePath } from "#/site/routes.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import { rulesCss } from "./collected.ts";
import type { FramePartOf } from "./frame-part.tsx";
import { rememberPart, renderBar, renderFooter } from "./frame-part.tsx";
import { headWords } from "./head-words.ts";
import type { MainPart } from "./main-part.tsx";
import { renderMain } from "./main-part.tsx";
import { createTemplatesCss } from "./page-css.ts";
import type { PageFacts, SiteFacts } from "./page-facts.ts";
import { createPageFonts } from "./page-fonts.ts";
import type { FontSource } from "./page-fonts.ts";
import { headMarkup } from "./page-head.ts";
import type { Alternate, HeadInput, HeadLink, SocialPicture } from "./page-head.ts";
import { recordUses } from "./record-uses.ts";
import { rootAttributes } from "./root-attributes.ts";
import { escapeHtml } from "./static-attributes.ts";
import { structuredData } from "./structured-data.ts";

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
  /** The text of its `<style>`, for the Content-Security-Policy. */
  readonly css: string;
  /** Addresses of the fonts that it names. */
  readonly title: string;
}

/** A page that is none of the site's own: "not found", an answer to a form. */
export interface Shell {
  readonly language: LanguageCode;
  readonly title: string;
  /** Markup of its content, made by `staticMarkup` or escaped by hand. */
  readonly main: string;
  /** Templates whose CSS it needs. */
  readonly templates?: readonly string[];
}

export interface PageRenderer {
  main(page: Page, language: LanguageCode): MainPart;
  page(input: {
    page: Page;
    entry: PageEntry;
    language: LanguageCode;
    main: MainPart;
  }): RenderedPage;
  shell(shell: Shell): RenderedPage;
}

interface Parts {
  readonly bar: FramePartOf;
  readonly footer: FramePartOf;
}

/** Draws the pages of one state of a site. What pages have in common is made once. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { site, origin } = options;
  const primary = primaryLanguage(site.languages);
  const templatesCss = createTemplatesCss(site.theme);
  const fontsOf = createPageFonts(options.fonts, site.theme.fonts);
  const themeColour = createPalette(site.theme).page;
  const parts: Parts = {
    bar: rememberPart(renderBar, recordUses(site.navigation).pages),
    footer: rememberPart(renderFooter, recordUses([site.footer, site.navigation]).pages),
  };

  function alternatesOf(entry: PageEntry): Alternate[] {
    return alternates(entry, site).map(({ hreflang, path }) => ({
      language: hreflang,
      address: origin + path,
    }));
  }

  function document(
    facts: PageFacts,
    main: MainPart,
    head: Omit<
      HeadInput,
      | "css"
      | "preloadFont"
      | "themeColour"
      | "links"
      | "scripts"
      | "siteName"
      | "language"
      | "preloadPicture"
    >,
  ): RenderedPage {
    const bar = parts.bar(facts, main.barOver);
    const footer = parts.footer(facts, main.barOver);
    const skip = escapeHtml(visitorMessage("skipToContent", facts.language));
    const body = `<body><a class="skip" href="#main">${skip}</a>${bar.markup}<main id="main">${main.markup}</main>${footer.markup}</body>`;
    const fonts = fontsOf({ markup: body, heading: main.heading });
    const rules = new Map([...bar.rules, ...main.rules, ...footer.rules]);
    const templates = [...main.templates, site.footer.template];
    const css = fonts.css + templatesCss(templates) + rulesCss(rules);
    const { links, scripts } = options;
    const preloadPicture = main.preloads[0];
    const common = {
      css,
      preloadFont: fonts.preload,
      themeColour,
      links,
      scripts,
      siteName: site.name,
      language: facts.language,
      preloadPicture,
    };
    const html = `<!doctype html><html${rootAttributes(site.theme, facts.language)}><head>${headMarkup({ ...head, ...common })}</head>${body}</html>`;
    return { html, css, title: head.title };
  }

  return {
    main: (page, language) => renderMain({ ...options, language, page: page.id }, page),

    page({ page, entry, language, main }) {
      const { meta } = page;
      const words = headWords({
        meta,
        firstMeta: options.firstMeta,
        entry,
        main,
        siteName: site.name,
        language,
        primary,
      });
      const canonical = origin + pagePath(entry, language, site);
      const picture = meta.socialImage ?? site.settings.socialImage;
      const home = origin + pagePath({ path: "/" }, language, site);
      const data = {
        site,
        language,
        primary,
        home,
        address: canonical,
        ...words,
        events: eventsOn(options, main),
      };
      return document({ ...options, language, page: page.id }, main, {
        ...words,
        canonical,
        alternates: alternatesOf(entry),
        isHiddenFromSearch: meta.isHiddenFromSearch,
        socialPicture: picture ? options.socialPicture(picture, language) : undefined,
        structuredData: structuredData(data),
      });
    },

    shell({ language, title, main, templates = [] }) {
      const part: MainPart = {
        markup: main,
        templates,
        rules: new Map(),
        preloads: [],
        barOver: undefined,
        heading: title,
        summary: "",
        size: 0,
      };
      return document({ ...options, language, page: undefined }, part, {
        title: `${title} · ${site.name}`,
        description: "",
        keywords: "",
        canonical: undefined,
        alternates: [],
        isHiddenFromSearch: true,
        socialPicture: undefined,
        structuredData: undefined,
      });
    },
  };
}

function eventsOn(
  { site }: PageRendererOptions,
  main: MainPart,
): PageRendererOptions["site"]["events"] {
  return main.templates.some((template) => findSection(template)?.category === "rsvp")
    ? site.events
    : [];
}
