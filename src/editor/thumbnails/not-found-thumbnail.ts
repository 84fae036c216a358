import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { NotFoundView, notFoundWords } from "#/chrome/not-found.tsx";
import { primaryLanguage } from "#/site/language.ts";
import { initialNotFound } from "#/site/not-found.ts";
import { pagePath } from "#/site/routes.ts";
import { thumbnailDocument, thumbnailRenderer } from "./page-thumbnail.ts";
import type { PageThumbnailInput } from "./page-thumbnail.ts";

/** The page for unknown paths as visitors would see it, as a document that runs nothing. */
export async function notFoundThumbnail(input: PageThumbnailInput): Promise<string> {
  const { site, language, origin } = input;
  const renderer = await thumbnailRenderer(input, []);
  const props = {
    notFound: site.settings.notFound ?? initialNotFound,
    language,
    primary: primaryLanguage(site.languages),
    home: pagePath({ path: "/" }, language, site),
  };
  const { html } = renderer.auxiliaryPage({
    language,
    title: notFoundWords("title", props).words,
    main: renderToStaticMarkup(createElement(NotFoundView, props)),
  });
  return thumbnailDocument(html, origin);
}
