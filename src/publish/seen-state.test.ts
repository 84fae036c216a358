import { describe, expect, it } from "vitest";
import type { Link } from "#/site/link.ts";
import { releaseText, testRelease, testSource } from "./release-fixture.ts";
import type { TestSource } from "./release-fixture.ts";
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

async function release(of: TestSource, unpublished: readonly string[] = []) {
  const states = new Map(of.pages.map((page) => [page.id, pageState(JSON.stringify(page))]));
  const seen = seenState({ ...of, states }, unpublished);
  const pages = of.pages.filter(({ id }) => seen.states.has(id));
  const made = await testRelease({ ...seen, pages });
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
});
