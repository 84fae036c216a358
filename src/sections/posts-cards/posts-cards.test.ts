import { describe, expect, it } from "vitest";
import { renderSection, testPicture, wordsOf } from "../../../test/render-section.ts";

const address = { kind: "address", address: "/journal/lime" };
const lime = { title: "Lime", tag: "Materials", date: { date: "2026-10-25" }, minutes: 7 };

describe.each(["PostsCards", "PostsList"])("%s", (template) => {
  const render = (patch: Record<string, unknown>) =>
    renderSection({ template, patch: { eyebrow: "", title: "", more: "", ...patch } });

  it("POST-01: a post says its topic, its date for people and programs, and how long it takes to read", () => {
    const html = render({ posts: [{ ...lime, link: address }] });
    expect(html).toMatch(/<time[^>]* datetime="2026-10-25"[^>]*>Oct(ober)?\u00a025,\u00a02026</i);
    expect(wordsOf(html)).toMatch(/7 min/);
    expect(wordsOf(html)).toContain("Materials");
    expect(html).toMatch(/<a [^>]*href="\/journal\/lime\/"/);
  });

  it("POST-01: what a post lacks leaves nothing behind", () => {
    const html = render({ posts: [{ title: "Lime", tag: "", date: null, minutes: 0 }] });
    expect(wordsOf(html)).toBe("Lime");
    expect(html).not.toContain("<time");
    expect(html).not.toContain("<a ");
  });

  it("POST-02: titles of posts are one level below the list's own title, or in its place", () => {
    const levels = (title: string, isSecond: boolean) =>
      renderSection({ template, patch: { title, posts: [lime] }, isSecond }).match(/<h\d/g);
    expect(levels("Journal", false)).toEqual(["<h1", "<h2"]);
    // the section before has the page's title
    expect(levels("Journal", true)).toEqual(["<h1", "<h2", "<h3"]);
    expect(levels("", true)).toEqual(["<h1", "<h2"]);
  });

  it("POST-01: pictures may be turned off for all of them", () => {
    const posts = [{ ...lime, picture: testPicture }];
    expect(render({ posts })).toContain("<img");
    expect(render({ posts, pictures: false })).not.toContain("<img");
  });

  const numbered = (count: number) =>
    Array.from({ length: count }, (_, one) => ({
      title: `Post ${one}`,
      tag: ["Light", "Lime", ""][one % 3],
    }));
  const values = (html: string, name: string) =>
    [...html.matchAll(new RegExp(` ${name}="(\\d+)"`, "g"))].map(([, value]) => Number(value));

  it("POST-03: visitors choose a topic by radio buttons, and every post knows which is its own", () => {
    const html = render({ posts: numbered(4), isFiltered: true });
    expect(wordsOf(html)).toMatch(/^Everything 4 Light 2 Lime 1/);
    expect(html.match(/<input type="radio"/g)).toHaveLength(3);
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(values(html, "data-topic")).toEqual([1, 2, 0, 1]);
  });

  it("POST-03: with one topic, or without a filter, there is nothing to choose", () => {
    for (const patch of [{ posts: [lime, lime], isFiltered: true }, { posts: numbered(4) }])
      expect(render(patch)).not.toMatch(/type="radio"|data-topic/);
  });

  it("POST-04: posts come in pages that links lead to, each with an address", () => {
    const html = render({ posts: numbered(13), perPage: "6" });
    const leaves = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3];
    // the links follow the posts
    expect(values(html, "data-leaf")).toEqual([...leaves, 1, 2, 3]);
    const [first = "", second = "", third = ""] = html.split("<nav").slice(1);
    expect(second).toMatch(/href="#comp-s1-1" rel="prev".*href="#comp-s1-3" rel="next"/s);
    expect(second).toContain('<a href="#comp-s1-2" aria-current="page">2</a>');
    expect([first.includes('rel="prev"'), third.includes('rel="next"')]).toEqual([false, false]);
    for (const page of [1, 2, 3]) expect(html).toContain(`id="comp-s1-${page}"`);
  });

  it("POST-04: as many posts as a page has need no pages", () => {
    expect(render({ posts: numbered(6), perPage: "6" })).not.toMatch(/<nav|data-leaf|-1"/);
    expect(render({ posts: numbered(7), perPage: "6" })).toContain("<nav");
    expect(render({ posts: numbered(60), perPage: "all" })).not.toMatch(/<nav|data-leaf/);
  });
});
