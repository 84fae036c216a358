import { describe, expect, it } from "vitest";
import { renderSection, testPicture, wordsOf } from "../../../test/render-section.ts";
import { headerVideoFields } from "./fields.ts";

const template = "HeaderVideo";
const film = { vendor: "youtube", id: "aqz-KE-bpKQ" };

describe(template, () => {
  it("HEADV-01: has a title of 60 characters, a paragraph of 160 and a button of 30", () => {
    const { title, paragraph, button } = headerVideoFields;
    expect([title.limit, paragraph.limit, button.limit]).toEqual([60, 160, 30]);
  });

  it("HEADV-01: the button leads to the film without a script, and nothing of the vendor is on the page", () => {
    const html = renderSection({ template, patch: { embed: film, picture: testPicture } });
    expect(html).toMatch(
      /<a class="button" href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ"/,
    );
    expect(html).toContain("data-frame=");
    expect(html).toContain('data-title="See a day in our kitchen · YouTube"');
    expect(html).not.toMatch(/<iframe|<script|src="https/);
    expect(wordsOf(html)).toContain("Google");
  });

  it("HEADV-01: the picture is fetched first", () => {
    const html = renderSection({ template, patch: { picture: testPicture } });
    expect(html).toMatch(/<img [^>]*fetchpriority="high"/i);
  });

  it.each([null, { vendor: "evil", id: "x" }, { vendor: "youtube", id: '"><script>' }])(
    "HEADV-01: without a film that is known the button leads nowhere: %j",
    (embed) => {
      const html = renderSection({ template, patch: { embed } });
      expect(html).not.toMatch(/data-frame|<a |<script/);
      expect(html).toContain('<span class="button">');
    },
  );
});
