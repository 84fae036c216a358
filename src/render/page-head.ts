import type { PictureSource } from "#/sections/kit/index.ts";
import type { PicturePreload } from "./collected.ts";
import { phoneMedia } from "./phone-media.ts";
import { escapeHtml } from "#/lib/escape-html.ts";

export interface Alternate {
  readonly language: string;
  readonly address: string;
}

/** A picture for previews in social networks. */
export interface SocialPicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface HeadLink {
  readonly rel: "icon" | "apple-touch-icon" | "manifest" | "modulepreload";
  readonly href: string;
  readonly type?: string;
  readonly sizes?: string;
}

export interface HeadInput {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly siteName: string;
  readonly language: string;
  /** Absolute; undefined on pages that are no page of the site (404, answers). */
  readonly canonical: string | undefined;
  readonly alternates: readonly Alternate[];
  readonly isHiddenFromSearch: boolean;
  readonly socialPicture: SocialPicture | undefined;
  readonly links: readonly HeadLink[];
  readonly themeColour: string;
  readonly preloadFont: string | null;
  readonly preloadPicture: PicturePreload | undefined;
  /** The text of its second style: what only this page has. */
  readonly rules: string;
  readonly structuredData: string | undefined;
  /** Addresses of module scripts of this site. */
  readonly scripts: readonly string[];
}

function tag(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
): string {
  let markup = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== "") markup += ` ${key}="${escapeHtml(String(value))}"`;
  }
  return `${markup}>`;
}

function meta(name: string, content: string): string {
  return content === "" ? "" : tag("meta", { name, content });
}

function property(name: string, content: string | number | undefined): string {
  return content === undefined || content === "" ? "" : tag("meta", { property: name, content });
}

/** One file is fetched: the part for phones, or the whole picture. */
function picturePreloads({ source, src, sizes, phone }: PicturePreload): string {
  const preload = (one: PictureSource | undefined, media: string | undefined) =>
    tag("link", {
      rel: "preload",
      as: "image",
      media,
      type: one?.type,
      href: one ? undefined : src,
      imagesrcset: one?.srcSet,
      imagesizes: one && sizes,
      fetchpriority: "high",
    });
  if (!phone) return preload(source, undefined);
  return preload(phone, phoneMedia) + preload(source, `not all and ${phoneMedia}`);
}

function preloads({ preloadPicture, preloadFont }: HeadInput): string {
  const font = preloadFont && {
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href: preloadFont,
    crossorigin: "anonymous",
  };
  return (preloadPicture ? picturePreloads(preloadPicture) : "") + (font ? tag("link", font) : "");
}

function social(input: HeadInput): string {
  const { socialPicture: picture, canonical } = input;
  if (canonical === undefined) return "";
  return (
    property("og:type", "website") +
    property("og:title", input.title) +
    property("og:description", input.description) +
    property("og:url", canonical) +
    property("og:site_name", input.siteName) +
    property("og:locale", input.language.replace("-", "_")) +
    property("og:image", picture?.address) +
    property("og:image:width", picture?.width) +
    property("og:image:height", picture?.height) +
    property("og:image:alt", picture?.alt) +
    meta("twitter:card", picture ? "summary_large_image" : "summary")
  );
}

function addresses({ canonical, alternates }: HeadInput): string {
  if (canonical === undefined) return "";
  let markup = tag("link", { rel: "canonical", href: canonical });
  for (const { language, address } of alternates)
    markup += tag("link", { rel: "alternate", hreflang: language, href: address });
  return markup;
}

/** The beginning of `<head>`, up to the text of its first style. What the browser must fetch comes first, after the encoding. */
export function headStart(input: HeadInput): string {
  return (
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(input.title)}</title>${preloads(input)}<style>`
  );
}

function moduleScript(src: string): string {
  return `<script type="module" src="${escapeHtml(src)}"></script>`;
}

/** The rest of `<head>`, from the end of its first style on. */
export function headEnd(input: HeadInput): string {
  return (
    "</style>" +
    (input.rules === "" ? "" : `<style>${input.rules}</style>`) +
    meta("description", input.description) +
    meta("keywords", input.keywords) +
    (input.isHiddenFromSearch ? meta("robots", "noindex") : "") +
    addresses(input) +
    social(input) +
    meta("theme-color", input.themeColour) +
    input.links.map((link) => tag("link", { ...link })).join("") +
    (input.structuredData === undefined
      ? ""
      : `<script type="application/ld+json">${input.structuredData}</script>`) +
    input.scripts.map(moduleScript).join("")
  );
}
