import { afterEach, expect, it } from "vitest";
import { testDocument, testPage } from "../../test/fixtures/document.ts";
import { grownDocument } from "../../test/fixtures/grown-document.ts";
import { addDefinitions } from "#/sections/definitions.ts";
import { registry } from "#/sections/registry.ts";
import { toDocument } from "#/site/records.ts";
import { allRoutes } from "#/site/routes.ts";
import type { Section } from "#/site/section.ts";
import type { SiteDocument } from "#/site/site.ts";
import { testRelease } from "./release-fixture.ts";

/** A site with a section of every template; the values come with the version that it is made under. */
function siteOfEveryTemplate(): SiteDocument {
  const { site, index } = testDocument();
  const sections = (category: (name: string) => boolean): Section[] =>
    registry
      .filter((one) => category(one.category))
      .map(({ id, version }) => ({ id: `s${id}`, template: id, version, fields: {} }));
  const [footer = site.footer] = sections((name) => name === "footer");
  const [header, ...otherHeaders] = sections((name) => name === "header");
  const bodies = sections((name) => name !== "footer" && name !== "header");
  const pages = index.entries.map(({ id }, place) => {
    const head = place === 0 ? header : otherHeaders[place - 1];
    const own = bodies.filter((_, count) => count % index.entries.length === place);
    return testPage(id, head ? [head, ...own] : own);
  });
  return { site: { ...site, footer }, index, pages };
}

// other files of tests share the definitions
afterEach(() => addDefinitions(registry));

it.each([1, 2, 3, 4, 5, 6])(
  "VERS-03: a document made under version n is published under n + 1 (example %i)",
  async (seed) => {
    const { opened, after } = grownDocument(seed, {
      templates: registry,
      document: siteOfEveryTemplate(),
    });
    addDefinitions(after);
    const { site, index, pages } = toDocument(opened);
    const { manifest, rendered } = await testRelease({ site, index, pages });
    const routes = [...allRoutes(site, index)];
    // where the first language has a prefix, two routes lead to its pages
    expect(rendered).toBe(new Set(routes.map(({ canonical }) => canonical)).size);
    // a page need not be published in every language
    expect(routes.length).toBeGreaterThanOrEqual(pages.length);
    for (const { canonical } of routes) expect(manifest.files).toHaveProperty([canonical]);
  },
);
