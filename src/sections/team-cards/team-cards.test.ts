import { expect, it } from "vitest";
import { renderSection, wordsOf } from "../../../test/render-section.ts";

it.each(["TeamCards", "TeamList", "TeamCircles"])(
  "TEAM-01: people of %s have a note below their words, and nothing where there is none",
  (template) => {
    const person = { name: "Ida Morrow", job: "Joiner", text: "Draws chairs." };
    const html = renderSection({
      template,
      patch: { people: [{ ...person, note: "Tuesdays, also in Polish" }, person] },
    });
    expect(wordsOf(html)).toContain("Draws chairs. Tuesdays, also in Polish");
    expect(html.match(/Tuesdays/g)).toHaveLength(1);
    expect(html.match(/Draws chairs\.<\/p>(?!<p)/g)).toHaveLength(1);
  },
);

it("TEAM-76: in the list an arrow says whose row leads somewhere", () => {
  const link = { kind: "url", url: "https://example.org/ida", isNewTab: false };
  const people = [{ name: "Ida Morrow", link }, { name: "Tom Adeyemi" }];
  const html = renderSection({ template: "TeamList", patch: { people } });
  expect(html.match(/ico--arrow/g)).toHaveLength(1);
  expect(html).toMatch(/<a [^>]*>.*Ida Morrow.*ico--arrow.*<\/a>.*Tom Adeyemi/s);
});
