import type { PageStyles } from "./page-styles.ts";

/** What of the head belongs to the site rather than to a page, or has done its work. */
const stays =
  'title,style,script[src],meta[charset],meta[name="viewport"],link[rel="preload"],link[rel~="icon"],link[rel="apple-touch-icon"],link[rel="manifest"]';
/** What stands above the bar, on pages that have something there. */
const above = "body>[data-announcement]";
const parts = ["body>header.nav", "main#main", "body>footer"] as const;

function swapHead(next: Document): void {
  document.title = next.title;
  for (const element of document.head.querySelectorAll(`:scope>:not(${stays})`)) element.remove();
  document.head.append(...next.head.querySelectorAll(`:scope>:not(${stays})`));
}

function swapAttributes(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}

/** A page that may take the place of the present one. */
export interface ReadPage {
  readonly document: Document;
  readonly css: string;
}

// a parsed document is under this page's policy, which knows no other page's styles
const style = /<style>(.*?)<\/style>/gs;

/** Reads the markup of a page. @throws where its parts aren't those of a page of this site, or need a policy of their own */
export function readPage(html: string): ReadPage {
  const css = [...html.matchAll(style)].map(([, text]) => text).join("");
  const document = new DOMParser().parseFromString(html.replaceAll(style, ""), "text/html");
  if (css === "" || parts.some((part) => !document.querySelector(part)))
    throw new Error("This is no page of this site");
  if (document.querySelector("[data-frame]")) throw new Error("Its frames need its own policy");
  return { document, css };
}

/** Puts a page in place of the present one: head, styles, what is above the bar, bar, main and footer; what floats over the page stays. */
export function swapPage({ document: next, css }: ReadPage, styles: PageStyles): void {
  swapAttributes(next.documentElement, document.documentElement);
  swapHead(next);
  styles.adopt(css);
  for (const one of document.querySelectorAll(above)) one.remove();
  document.querySelector(parts[0])?.before(...next.querySelectorAll(above));
  for (const part of parts) {
    const fresh = next.querySelector(part);
    if (fresh) document.querySelector(part)?.replaceWith(document.adoptNode(fresh));
  }
}
