import * as React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { starters } from "#/starters/registry.ts";
import { activeLanguages } from "#/site/language.ts";
import { emptyMeta } from "#/site/page.ts";
import { createRouter } from "#/site/router.ts";
import type { SiteDocument } from "#/site/site.ts";
import { isKnownReact } from "./known-react.tsx";
import { quickMarkup } from "./quick-markup.ts";
import { testFacts } from "./render-fixture.ts";
import type { Markup } from "./static-markup.ts";
import { readStarter } from "../../test/fixtures/starter.ts";
import { chooseMarkup, staticMarkup } from "./static-markup.ts";

/** Every page of a site in each of its languages, drawn by a renderer that stands in for the product's. */
async function drawPages({ site, index, pages }: SiteDocument, markup: Markup): Promise<string[]> {
  vi.doMock("./static-markup.ts", () => ({ staticMarkup: markup }));
  vi.resetModules();
  const { createPageRenderer } = await import("./render-page.ts");
  const renderer = createPageRenderer({
    ...testFacts,
    site,
    index,
    router: createRouter(site, index),
    origin: "https://lamp.example",
    links: [],
    scripts: [],
    socialPicture: () => undefined,
    firstMeta: emptyMeta,
  });
  vi.doUnmock("./static-markup.ts");
  vi.resetModules();
  return activeLanguages(site.languages).flatMap((language) =>
    index.entries.flatMap((entry) => {
      const page = pages.find(({ id }) => id === entry.id);
      if (!page) return [];
      return [renderer.page({ page, entry, language, main: renderer.main(page, language) }).html];
    }),
  );
}

/** React's place for the hooks that are called while something is drawn. */
const internals = Reflect.get(
  React,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);

const own = isKnownReact(React.version) ? quickMarkup : renderToStaticMarkup;

describe("staticMarkup", () => {
  it.each(starters)("draws every page of the $id as react-dom/server does", async ({ id }) => {
    const { document } = readStarter(id);
    const drawn = await drawPages(document, staticMarkup);
    expect(drawn.length).toBeGreaterThan(3);
    expect(await drawPages(document, renderToStaticMarkup)).toEqual(drawn);
  });

  it("leaves a version of React that was not compared to react-dom/server", async () => {
    expect(staticMarkup).toBe(own);
    expect(await chooseMarkup("19.4.0")).toBe(renderToStaticMarkup);
    expect(await chooseMarkup("20.0.0")).toBe(renderToStaticMarkup);
  });

  it("leaves a React that keeps its hooks elsewhere to react-dom/server", async () => {
    const before = Object.getOwnPropertyDescriptor(internals, "H");
    Object.defineProperty(internals, "H", { configurable: true, get: () => null, set: () => {} });
    try {
      expect(await chooseMarkup(React.version)).toBe(renderToStaticMarkup);
    } finally {
      Object.defineProperty(internals, "H", before ?? {});
    }
    expect(await chooseMarkup(React.version)).toBe(own);
  });
});
