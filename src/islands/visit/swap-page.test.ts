// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { readPage, swapPage } from "./swap-page.ts";

function page(name: string, language = "en"): string {
  return (
    `<!doctype html><html lang="${language}" dir="ltr" data-mode="dark"><head><meta charset="utf-8"><title>${name}</title>` +
    `<style>.a{color:red}</style><style>.b{}</style><meta name="description" content="About ${name}">` +
    `<link rel="canonical" href="https://example.org/${name}/"><link rel="icon" href="/icon.svg">` +
    `<script type="application/ld+json">{"name":"${name}"}</script><script type="module" src="/runtime.js"></script></head>` +
    `<body><a class="skip" href="#main">Skip</a><aside id="banner-${name}">Cookies</aside><header class="nav">${name}</header>` +
    `<main id="main"><h1>${name}</h1></main><footer>${name}</footer><button class="to-top"></button></body></html>`
  );
}

function show(html: string): string {
  let css = "";
  swapPage(readPage(html), { adopt: (text) => (css = text) });
  return css;
}

beforeEach(() => {
  const { documentElement } = new DOMParser().parseFromString(page("one"), "text/html");
  document.replaceChild(document.adoptNode(documentElement), document.documentElement);
});

describe("a page in place of another", () => {
  it("NAV-10: brings its bar, main and footer; what floats stays", () => {
    const button = document.querySelector(".to-top");
    show(page("two"));
    expect(document.querySelector("header.nav")?.textContent).toBe("two");
    expect(document.querySelector("h1")?.textContent).toBe("two");
    expect(document.querySelector("footer")?.textContent).toBe("two");
    expect(document.querySelector(".to-top")).toBe(button);
    expect(document.querySelector("#banner-one")).not.toBeNull();
    expect(document.querySelector("#banner-two")).toBeNull();
  });

  it("ANNOUNCE-02: brings what stands above its bar, and takes away what stood there", () => {
    const bar = '<aside data-announcement="rye">Rye</aside>';
    show(page("two").replace("<header", `${bar}<header`));
    expect(document.querySelector("header.nav")?.previousElementSibling?.outerHTML).toBe(bar);
    show(page("three").replace("<header", `${bar.replaceAll("rye", "oat")}<header`));
    expect(document.querySelectorAll("[data-announcement]")).toHaveLength(1);
    show(page("four"));
    expect(document.querySelector("[data-announcement]")).toBeNull();
    expect(document.querySelector("#banner-one")).not.toBeNull();
  });

  it("NAV-10: brings its title, description, address and structured data, once each", () => {
    show(page("two"));
    show(page("three", "de"));
    expect(document.title).toBe("three");
    expect(document.documentElement.lang).toBe("de");
    const contents = [...document.head.children].map((element) => element.outerHTML).join("\n");
    expect(contents).toContain("About three");
    expect(contents).toContain("https://example.org/three/");
    expect(contents).toContain('{"name":"three"}');
    expect(contents).not.toMatch(/one|two/);
    for (const only of ["title", "link[rel=icon]", "script[src]", "meta[charset]"])
      expect(document.head.querySelectorAll(only), only).toHaveLength(1);
  });

  it("SEC: its styles are handed over as text; none is put into the page", () => {
    const html = page("two");
    expect(show(html)).toBe(".a{color:red}.b{}");
    expect(readPage(html).document.querySelector("style")).toBeNull();
  });

  it("keeps what the runtime noted on the root element", () => {
    document.documentElement.dataset["live"] = "";
    show(page("two"));
    expect(document.documentElement.hasAttribute("data-live")).toBe(true);
  });

  it.each([
    ["no main", page("two").replace("<main", "<div")],
    ["no bar", page("two").replace('class="nav"', "")],
    ["no styles", page("two").replaceAll(/<style>.*?<\/style>/g, "")],
    ["nothing", ""],
  ])("NAV-13: markup with %s is no page of this site", (_, html) => {
    expect(() => readPage(html)).toThrow();
    expect(document.title).toBe("one");
  });
});
