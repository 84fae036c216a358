import { spokenAttributes } from "#/site/word-language.ts";
import { createElement } from "react";
import { NotFoundView, notFoundWords } from "#/chrome/not-found.tsx";
import { ReportPage } from "#/chrome/report-page.tsx";
import { primaryLanguage } from "#/site/language.ts";
import type { LanguageCode } from "#/site/language.ts";
import { initialNotFound } from "#/site/not-found.ts";
import { pagePath } from "#/site/routes.ts";
import type { SiteRecord } from "#/site/site.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import type { FormAddress } from "#/render/page-facts.ts";
import type { PageRenderer, RenderedPage } from "#/render/render-page.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { gatePageParts } from "./gate-page.ts";
import { fillContact } from "./host-contact.ts";
import { answerSlots, fillAnswer, fullAnswer } from "./answer-page.ts";

/** The page for paths that don't exist, in the site's look (R2) and its owner's words. */
export function renderNotFoundPage(
  renderer: PageRenderer,
  language: LanguageCode,
  site: SiteRecord,
): RenderedPage {
  const props = {
    notFound: site.settings.notFound ?? initialNotFound,
    language,
    primary: primaryLanguage(site.languages),
  };
  const home = pagePath({ path: "/" }, language, site);
  return renderer.auxiliaryPage({
    language,
    title: notFoundWords("title", props).words,
    main: renderToStaticMarkup(createElement(NotFoundView, { ...props, home })),
  });
}

/** The page that answers forms, with slots that `fillAnswer` fills. */
export function renderAnswerPage(renderer: PageRenderer, language: LanguageCode): RenderedPage {
  const main = `<section class="section section--tall"><div class="wrap">${answerSlots.content}</div></section>`;
  const later = fillAnswer(answerSlots.content, fullAnswer);
  return renderer.auxiliaryPage({
    language,
    title: answerSlots.title,
    main,
    later,
  });
}

/** The page that asks for a password, with slots that `fillGate` fills. It shows nothing else of the site. */
export function renderGatePage(renderer: PageRenderer, language: LanguageCode): RenderedPage {
  return renderer.auxiliaryPage({ language, ...gatePageParts, isAlone: true });
}

/** The page on which visitors report abuse (specification, section 2). Its path is fixed at /api/v1 (R4). */
export function renderReportPage(
  renderer: PageRenderer,
  language: LanguageCode,
  { siteId, siteHash }: Pick<FormAddress, "siteId" | "siteHash">,
): RenderedPage {
  const main = renderToStaticMarkup(
    createElement(ReportPage, {
      message: (key, values) => visitorMessage(key, language, values),
      spoken: spokenAttributes(language),
      action: `/api/v1/sites/form/compliance/${siteId}/`,
      hidden: { siteHash, language },
    }),
  );
  const title = visitorMessage("reportQuestion", language);
  // what hosting writes into it has to be styled, too
  const later = fillContact(main, { language, words: "", contact: "", link: "" });
  return renderer.auxiliaryPage({ language, title, main, later });
}
