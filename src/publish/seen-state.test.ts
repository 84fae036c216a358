import { describe, expect, it } from "vitest";
import type { Link } from "#/site/link.ts";
import { releaseText, testRelease, testReleaseContext, testSource } from "./release-fixture.ts";
import type { TestSource } from "./release-fixture.ts";
import type { Release } from "./make-release.ts";
import type { ReleaseManifest } from "./manifest.ts";
import { pageState } from "./page-state.ts";
import { seenState } from "./seen-state.ts";

const to = (page: string): Link => ({ kind: "page", page });
const item = (text: string, link: Link, links: object[] = []) => ({
  id: text.toLowerCase(),
  text: { en: { text } },
  link,
  links,
});

/** The site with a bar that leads to a page in four ways, and with "About" as a draft or not. */
function source({ isDraft = false } = {}): TestSource {
  const about = { id: "about", path: "/about", name: "About" } as const;
  const [home, prices] = testSource.index.entries;
  if (!home || !prices) throw new Error("no pages");
  const links = [
    item("Us", to("about")),
    item("Crew", { kind: "address", address: "/about#comp-team" }),
    item("Costs", to("prices"), [item("Ours", to("about")), item("Theirs", to("prices"))]),
    item("More", to("about"), [item("Lamps", to("prices"))]),
  ];
  const { navigation } = testSource.site;
  return {
    ...testSource,
    site: { ...testSource.site, navigation: { ...navigation, links } },
    index: {
      entries: [home, prices, isDraft ? { ...about, isDraft } : about],
      redirects: [{ from: "/us", page: "about" }],
    },
  };
}

function make(of: TestSource, unpublished: readonly string[], previous?: ReleaseManifest) {
  const states = new Map(of.pages.map((page) => [page.id, pageState(JSON.stringify(page))]));
  const seen = seenState({ ...of, states }, unpublished, testReleaseContext.origin);
  const pages = of.pages.filter(({ id }) => seen.states.has(id));
  return testRelease({ ...seen, pages }, { unseen: seen.unseen, ...(previous && { previous }) });
}

async function release(of: TestSource, unpublished: readonly string[] = []) {
  const made = await make(of, unpublished);
  const { files, redirects } = made.manifest;
  const bar = /<nav.*?<\/nav>/s.exec(releaseText(made, "/"))?.[0] ?? "";
  return { files, redirects, bar, sitemap: releaseText(made, "/sitemap.xml") };
}

describe("what visitors don't see", () => {
  it("PAGE-62: a draft is in no release: no page, sitemap, redirect or link of the bar", async () => {
    const whole = await release(source());
    expect(whole.files["/about/"]).toBeDefined();
    expect(whole.bar).toContain('href="/about/"');
    expect(whole.redirects["/us/"]).toBe("/about/");

    const { files, redirects, bar, sitemap } = await release(source({ isDraft: true }));
    expect(Object.keys(files).filter((path) => path.includes("about"))).toEqual([]);
    expect(sitemap).not.toContain("about");
    expect(redirects).toEqual({});
    expect(bar).not.toMatch(/about|Us|Crew|Ours/);
  });

  it("PAGE-62: what has a menu of its own stays as words, and the menu with what is left of it", async () => {
    const { bar } = await release(source({ isDraft: true }));
    expect(bar).toContain("Theirs");
    expect(bar).toMatch(/<span[^>]*><span[^>]*>More/);
    expect(bar).toContain("Lamps");
  });

  it("PLAN-61: a page that is unpublished is kept, and nothing leads to it; the home page is always led to", async () => {
    const { files, bar } = await release(source(), ["about"]);
    expect(files["/about/"]).toBeDefined();
    expect(bar).not.toMatch(/about|Us|Crew|Ours/);
    const whole = await release(source());
    expect((await release(source(), ["home", "gone", ""])).bar).toBe(whole.bar);
  });

  it("PAGE-85: a button by the address of such a page is left out, and the page that has it is rendered again for that", async () => {
    const addresses = ["/about", "/ru/about/?from=home", "https://lamp.example/about#comp-team"];
    const others = ["/aboutus", "https://lamp.example.org/about", "https://lamp.example", "#about"];
    const buttons = [...addresses, ...others].map((address, at) => ({
      id: `b${at}`,
      text: { en: { text: `Button ${at}.` } },
      link: { kind: "address", address },
      type: "primary",
    }));
    const of = (site: TestSource): TestSource => ({
      ...site,
      pages: site.pages.map((page) => ({
        ...page,
        sections: page.sections.map((section) =>
          section.template === "Header21"
            ? { ...section, fields: { ...section.fields, buttons } }
            : section,
        ),
      })),
    });
    const shown = (made: Release) => releaseText(made, "/").match(/Button \d/g);
    const seen = await make(of(source()), []);
    const all = ["0", "1", "2", "3", "4", "5", "6"].map((at) => `Button ${at}`);
    expect(shown(seen)).toEqual(all);
    for (const made of [
      await make(of(source()), ["about"], seen.manifest),
      await make(of(source({ isDraft: true })), [], seen.manifest),
    ]) {
      expect(shown(made)).toEqual(all.slice(addresses.length));
      expect(shown(await make(of(source()), [], made.manifest))).toEqual(all);
    }
  });

  it("PAGE-85: an address that a draft takes or leaves has the pages that lead there rendered again", async () => {
    const button = { id: "b", text: { en: { text: "Us." } }, type: "primary" };
    const link = { kind: "address", address: "/us" };
    const [home, ...others] = testSource.pages;
    const [header, ...sections] = home?.sections ?? [];
    if (!home || !header) throw new Error("no header");
    const fields = { ...header.fields, buttons: [{ ...button, link }] };
    const pages = [{ ...home, sections: [{ ...header, fields }, ...sections] }, ...others];
    const at = (path: string) => {
      const { site, index } = source({ isDraft: true });
      const entries = index.entries.map((one) => (one.isDraft ? { ...one, path } : one));
      return { site, pages, index: { entries, redirects: [] } };
    };
    const elsewhere = await make(at("/about"), []);
    expect(releaseText(elsewhere, "/")).toContain("Us.");
    const there = await make(at("/us"), [], elsewhere.manifest);
    expect(releaseText(there, "/")).not.toContain("Us.");
  });

  it("PAGE-86: a page that is shown again is rendered again, so that its menu of languages keeps visitors on it", async () => {
    const { site, ...rest } = source();
    const stays = { ...rest, site: { ...site, settings: { ...site.settings, staysOnPage: true } } };
    const off = await make(stays, ["about"]);
    expect(releaseText(off, "/about/")).not.toContain('href="/ru/about/"');
    const again = await make(stays, [], off.manifest);
    expect(releaseText(again, "/about/")).toContain('href="/ru/about/"');
  });
});
