import { describe, expect, it } from "vitest";
import { renderSection, wordsOf } from "../../../test/render-section.ts";
import { announcementBarFields } from "./fields.ts";
import { announcementBar } from "./index.ts";

const template = "AnnouncementBar";
const address = (to: string) => ({ kind: "address", address: to });
const bread = {
  text: "Rye bread on Saturday.",
  more: "Keep me one",
  moreLink: address("#book"),
  until: { date: "2026-11-28" },
};
const hashOf = (patch: object) =>
  /data-announcement="([^"]+)"/.exec(
    renderSection({ template, patch: { ...bread, ...patch } }),
  )?.[1];

describe(template, () => {
  it("ANNOUNCE-01: is a line of 120 characters, a link of 30, a last day, and can be closed", () => {
    const { text, more, isClosable } = announcementBarFields;
    expect([text.limit, text.isRequired, more.limit, isClosable.initial]).toEqual([
      120,
      true,
      30,
      true,
    ]);
    const html = renderSection({ template, patch: bread });
    expect(wordsOf(html)).toBe("Rye bread on Saturday. Keep me one");
    expect(html).toMatch(/^<aside id="comp-s1" [^>]*data-ends="2026-11-28"/);
    expect(html).toMatch(/<a href="#book">.*<button type="button" [^>]*aria-label="Close"/);
  });

  it("ANNOUNCE-01: what isn't wanted leaves nothing behind", () => {
    const patch = { ...bread, more: "", until: null, isClosable: false };
    const html = renderSection({ template, patch });
    expect(html).not.toMatch(/<a |<button|data-ends/);
    expect(html).toContain('data-announcement=""');
  });

  it("ANNOUNCE-03: is known by its words, not by where they lead or how they look", () => {
    const own = hashOf({});
    expect(own).toMatch(/^[\da-z]{11}$/);
    expect(hashOf({ moreLink: null, ground: "soft", until: null })).toBe(own);
    for (const change of [{ text: "Rye bread on Sunday." }, { more: "" }])
      expect(hashOf(change)).not.toBe(own);
  });

  it("ANNOUNCE-03: its words in another language are the same announcement", () => {
    const text = { en: { text: "Rye bread." }, ru: { text: "Ржаной хлеб." } };
    const [one, other] = (["en", "ru"] as const).map(
      (language) =>
        /data-announcement="([^"]+)"/.exec(
          renderSection({ template, language, patch: { text, more: "" } }),
        )?.[1],
    );
    expect(one).toBe(other);
  });

  it("ANNOUNCE-02: stands on several pages as a linked section", () => {
    expect([announcementBar.isUnique, announcementBar.standsAboveBar]).toEqual([false, true]);
  });
});
