import { describe, expect, it } from "vitest";
import { registry } from "../registry.ts";
import { renderSection, wordsOf } from "../../../test/render-section.ts";

const footers = registry.filter(({ category }) => category === "footer").map(({ id }) => id);
const columns = [{ title: "Read", links: [{ text: "Prices", link: null }] }];

describe("FOOT-01: a footer", () => {
  it.each(footers)("%s has columns of links, and nothing where there are none", (id) => {
    const html = renderSection({ template: id, patch: { columns } });
    expect(wordsOf(html)).toContain("Read Prices");
    expect(html.match(/<h2>Read<\/h2>/g)).toHaveLength(1);
    expect(renderSection({ template: id })).not.toContain("footer__column");
  });

  it.each(footers.filter((id) => id !== "VitrineFooter"))(
    "%s ends with a line of one's own",
    (id) => {
      const note = "Reg. no. 4711";
      expect(wordsOf(renderSection({ template: id, patch: { note } }))).toContain(note);
    },
  );
});

it.each(["FooterWordmark", "FooterMinimal"])(
  "FOOT-02: %s has the site's name as large as its letters let it be, once for the eye and not for the ear",
  (id) => {
    const html = renderSection({ template: id });
    expect(html).toContain(
      '<div class="footer__name" aria-hidden="true"><span data-v="letters:6.3">My site</span></div>',
    );
    expect(wordsOf(html).match(/My site/g)).toHaveLength(1);
  },
);
