// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { clickedLink, completeLink } from "./links.ts";

function linkTo(markup: string): HTMLAnchorElement {
  document.body.innerHTML = markup;
  const link = document.querySelector("a");
  if (!link) throw new Error("no link");
  return link;
}

/** What `clickedLink` finds for a click with these properties. */
function found(link: HTMLAnchorElement, init: MouseEventInit = {}): HTMLAnchorElement | undefined {
  let answer: HTMLAnchorElement | undefined;
  const listen = (event: MouseEvent): void => {
    answer = clickedLink(event);
    event.preventDefault();
  };
  document.addEventListener("click", listen);
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener("click", listen);
  return answer;
}

afterEach(() => history.replaceState(null, "", "/"));

describe("internal links", () => {
  it.each([
    ["/pricing", "/pricing/"],
    ["/pricing/", "/pricing/"],
    ["/pricing#comp-a", "/pricing/#comp-a"],
    ["/files/list.pdf", "/files/list.pdf"],
    ["/pricing?a=1", "/pricing/?a=1"],
  ])("LINK-02: %s gets a slash at its end where it is a page", (href, complete) => {
    const link = linkTo(`<a href="${href}">x</a>`);
    completeLink(link);
    expect(link.pathname + link.search + link.hash).toBe(complete);
  });

  it.each([
    ["/pricing/", "/pricing/?utm=a&b=2"],
    ["/pricing/#comp-a", "/pricing/?utm=a&b=2#comp-a"],
    ["/pricing/?own=1", "/pricing/?own=1"],
  ])("LINK-02: %s keeps the query of the address, or has its own", (href, complete) => {
    history.replaceState(null, "", "/?utm=a&b=2");
    const link = linkTo(`<a href="${href}">x</a>`);
    completeLink(link);
    expect(link.pathname + link.search + link.hash).toBe(complete);
  });

  it("LANG-02: links of the language menu lead to where they say", () => {
    history.replaceState(null, "", "/?utm=a");
    const link = linkTo('<a href="/ru/" hreflang="ru">Русский</a>');
    completeLink(link);
    expect(link.getAttribute("href")).toBe("/ru/");
  });
});

describe("a click", () => {
  it("on an own link, or on what is in it, is looked after", () => {
    const link = linkTo('<a href="/a/"><b>x</b></a>');
    expect(found(link)).toBe(link);
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("LINK-04: with %j is the browser's own", (init) =>
    expect(found(linkTo('<a href="/a/">x</a>'), init)).toBeUndefined(),
  );

  it.each([
    '<a href="https://example.org/">x</a>',
    '<a href="/a/" target="_blank">x</a>',
    '<a href="/a.pdf" download>x</a>',
    '<a href="tel:+7900">x</a>',
    '<a href="mailto:a@example.org">x</a>',
    "<a>x</a>",
  ])("LINK-04: on %s is the browser's own", (markup) => {
    expect(found(linkTo(markup))).toBeUndefined();
  });
});
