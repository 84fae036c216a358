import { describe, expect, it } from "vitest";
import { english, german, russian, testEntry } from "../../test/fixtures/document.ts";
import { createRouter } from "./router.ts";
import { redirectRoutes } from "./redirect-routes.ts";
import { allRoutes, alternates, languagePath, pagePath } from "./routes.ts";

const index = {
  entries: [testEntry("home", "/"), testEntry("about", "/about")],
  redirects: [{ from: "/us", page: "about" }],
};
const bare = { languages: [russian, english, german], isPrimaryDefault: true };
const withPrefix = { ...bare, isPrimaryDefault: false };
const about = testEntry("about", "/about");
const home = testEntry("home", "/");

function paths(site: typeof bare): string[] {
  return allRoutes(site, index).map((route) => `${route.path} ${route.language}`);
}

describe("routes", () => {
  it("ROUTE-01 (R22): with the default flag the primary language has no prefix, and others always have one", () => {
    expect(paths(bare)).toEqual(["/ ru", "/en/ en", "/about/ ru", "/en/about/ en"]);
    expect(pagePath(about, "de", bare)).toBe("/de/about/");
  });

  it("LANG-08: where visitors don't have a page in a language, what leads to it leads to the original", () => {
    const held = { ...about, withheld: ["en", "ru"] };
    const entries = [testEntry("home", "/"), held];
    const routes = allRoutes(bare, { entries, redirects: [] });
    expect(routes.map(({ path }) => path)).toEqual(["/", "/en/", "/about/"]);
    expect(pagePath(held, "en", bare)).toBe("/about/");
    expect(pagePath(held, "en", withPrefix)).toBe("/ru/about/");
    expect(languagePath("en", bare, held)).toBe("/en/");
    expect(languagePath("ru", bare, held)).toBe("/about/");
    expect(alternates(held, bare)).toEqual([]);
    expect(alternates(about, bare)).toHaveLength(3);
    const router = createRouter(bare, { entries, redirects: [] });
    expect(router.find("/en/about/")).toBeUndefined();
    expect(router.find("/about")).toEqual({ page: "about", language: "ru" });
    const link = { kind: "page", page: "about" } as const;
    expect(router.resolve(link, { page: "home", language: "en" })?.href).toBe("/about/");
    // the home page is in every language, whatever a file says
    expect(pagePath({ ...home, withheld: ["en"] }, "en", bare)).toBe("/en/");
  });

  it("ROUTE-01 (R22): without the flag every path exists both ways, and the prefixed one is canonical", () => {
    expect(paths(withPrefix)).toEqual([
      "/ru/ ru",
      "/ ru",
      "/en/ en",
      "/ru/about/ ru",
      "/about/ ru",
      "/en/about/ en",
    ]);
    expect(
      allRoutes(withPrefix, index)
        .filter((route) => route.page === "about" && route.language === "ru")
        .map((route) => route.canonical),
    ).toEqual(["/ru/about/", "/ru/about/"]);
  });

  it("ROUTE-02: names the alternates of a page with x-default, and none where there is one language", () => {
    expect(alternates(about, bare)).toEqual([
      { hreflang: "ru", path: "/about/" },
      { hreflang: "en", path: "/en/about/" },
      { hreflang: "x-default", path: "/about/" },
    ]);
    expect(alternates(about, { ...bare, languages: [russian] })).toEqual([]);
  });

  it("ROUTE-03 (R3): a language leads to its root, or to the same page where the site says so", () => {
    expect(languagePath("en", bare)).toBe("/en/");
    expect(languagePath("ru", bare)).toBe("/");
    expect(languagePath("en", bare, about)).toBe("/en/about/");
  });

  it("ROUTE-04: leads from renamed paths in every language, and never from a path in use", () => {
    expect(redirectRoutes(bare, index)).toEqual([
      { from: "/us/", to: "/about/" },
      { from: "/en/us/", to: "/en/about/" },
    ]);
    expect(redirectRoutes(withPrefix, index).map((one) => one.from)).toEqual([
      "/ru/us/",
      "/us/",
      "/en/us/",
    ]);
    expect(
      redirectRoutes(bare, {
        ...index,
        redirects: [
          { from: "/about", page: "home" },
          { from: "/x", page: "gone" },
        ],
      }),
    ).toEqual([]);
  });
});

describe("links", () => {
  const router = createRouter(bare, index);
  const place = { page: "home", language: "en" };

  it("LINK-01: own pages by id, in the page's language, with a slash at the end", () => {
    expect(router.resolve({ kind: "page", page: "about" }, place)).toEqual({
      href: "/en/about/",
      isExternal: false,
      opensNewTab: false,
      page: "about",
    });
    expect(router.resolve({ kind: "page", page: "about", section: "s1" }, place)?.href).toBe(
      "/en/about/#comp-s1",
    );
    expect(router.resolve({ kind: "page", page: "home", section: "s1" }, place)?.href).toBe(
      "#comp-s1",
    );
    expect(router.resolve({ kind: "section", section: "s1" }, place)).toEqual({
      href: "#comp-s1",
      isExternal: false,
      opensNewTab: false,
      page: "home",
    });
    expect(router.resolve({ kind: "page", page: "gone" }, place)).toBeUndefined();
  });

  it.each([
    ["/price", "/price/", false],
    ["/price?a=1#b", "/price/?a=1#b", false],
    ["/files/list.pdf", "/files/list.pdf", false],
    ["#comp-x", "#comp-x", false],
    ["?page=2", "?page=2", false],
    ["https://example.org/a", "https://example.org/a", true],
    ["tel:+79990000000", "tel:+79990000000", false],
    ["mailto:a@example.org", "mailto:a@example.org", false],
    ["MAILTO:a@example.org", "MAILTO:a@example.org", false],
    ["viber://chat?number=7", "viber://chat?number=7", false],
    ["HTTPS://example.org", "HTTPS://example.org", true],
  ])("LINK-01: the address %s becomes %s; a new tab: %s", (address, href, opensNewTab) => {
    expect(router.resolve({ kind: "address", address }, place)).toMatchObject({
      href,
      opensNewTab,
    });
  });

  it("ROUTE-01: finds the page at a path, with or without its last slash and in each language", () => {
    expect(router.find("/")).toEqual({ page: "home", language: "ru" });
    expect(router.find("/about")).toEqual({ page: "about", language: "ru" });
    expect(router.find("/en/about/")).toEqual({ page: "about", language: "en" });
    expect(router.find("/en")).toEqual({ page: "home", language: "en" });
    expect(router.find("/ru/about/")).toBeUndefined();
    expect(router.find("/de/")).toBeUndefined();
    expect(router.find("/nothing")).toBeUndefined();
    expect(createRouter(withPrefix, index).find("/ru/about/")).toEqual({
      page: "about",
      language: "ru",
    });
    expect(createRouter(withPrefix, index).path("home", "ru")).toBe(
      pagePath(home, "ru", withPrefix),
    );
  });
});
