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
});
