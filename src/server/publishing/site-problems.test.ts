import { expect, it } from "vitest";
import { pageState } from "#/publish/page-state.ts";
import { testSource } from "#/publish/release-fixture.ts";
import type { Page } from "#/site/page.ts";
import { placeOf } from "#/site/linked.ts";
import type { SiteRecord } from "#/site/site.ts";
import { createSiteProblems } from "./site-problems.ts";
import type { SiteSnapshot } from "./site-snapshots.ts";

function pageOf(id: string): Page {
  const page = testSource.pages.find((one) => one.id === id);
  return page ?? expect.unreachable();
}

const [prices, about] = [pageOf("prices"), pageOf("about")];

/** The home page with a button that leads to a section of another page. */
function linking(to: string): Page {
  const home = pageOf("home");
  const [header = expect.unreachable(), ...others] = home.sections;
  const link = { kind: "page", page: "about", section: to };
  const buttons = [{ id: "b1", text: { en: { text: "About" } }, type: "primary", link }];
  return { ...home, sections: [{ ...header, fields: { ...header.fields, buttons } }, ...others] };
}

/** A snapshot of these pages; what is read of them is noted. */
function snapshotOf(
  pages: readonly Page[],
  read: string[],
  site: SiteRecord = testSource.site,
): SiteSnapshot {
  const { index } = testSource;
  const own = { entries: index.entries.filter(({ id }) => pages.some((one) => one.id === id)) };
  const shown = { ...index, ...own };
  return {
    revision: 1,
    primaryDomain: null,
    slug: "lamp",
    siteHash: "hash",
    liveReleaseId: null,
    isPaid: false,
    isTakenDown: false,
    unpublished: [],
    site,
    index: shown,
    siteJson: JSON.stringify(site),
    indexJson: JSON.stringify(shown),
    states: new Map(pages.map((page) => [page.id, pageState(JSON.stringify(page))])),
    async loadPages(ids) {
      read.push(...ids);
      return new Map(
        pages
          .filter(({ id }) => ids.includes(id))
          .map((page) => [page.id, { json: JSON.stringify(page), page: () => page }]),
      );
    },
  };
}

it("PUB-02: only what changed is looked through again, and what leads to sections that came or went", async () => {
  const problems = createSiteProblems(async () => new Map());
  const from = linking(about.sections[0]?.id ?? "");
  const find = async (pages: readonly Page[]) => {
    const read: string[] = [];
    const found = await problems.find(7, snapshotOf(pages, read));
    const gone = found.filter(({ code }) => code === "link-section-gone");
    return { read, gone: gone.map(({ page }) => page) };
  };
  expect(await find([from, prices, about])).toEqual({
    read: ["home", "prices", "about"],
    gone: [],
  });
  expect(await find([from, prices, about])).toEqual({ read: [], gone: [] });
  const without = { ...about, sections: about.sections.slice(1) };
  expect(await find([from, prices, without])).toEqual({ read: ["home", "about"], gone: ["home"] });
  expect(await find([from, prices, without])).toEqual({ read: [], gone: ["home"] });
  expect(await find([from, prices, about])).toEqual({ read: ["home", "about"], gone: [] });
  expect((await find([from, about])).read).toEqual(["home", "about"]);
});

it("PUB-02: what leads to the place of a linked section is looked through again once that is gone", async () => {
  const problems = createSiteProblems(async () => new Map());
  const [section = expect.unreachable(), ...others] = about.sections;
  const from = linking(section.id);
  const pages = [from, { ...about, sections: [placeOf(section.id, "shared"), ...others] }];
  const gone = async (site: SiteRecord) => {
    const found = await problems.find(7, snapshotOf(pages, [], site));
    return found.filter(({ code }) => code === "link-section-gone").map(({ page }) => page);
  };
  const linked = [{ ...section, id: "shared" }];
  expect(await gone({ ...testSource.site, linked })).toEqual([]);
  expect(await gone(testSource.site)).toEqual(["home"]);
  expect(await gone({ ...testSource.site, linked })).toEqual([]);
});
