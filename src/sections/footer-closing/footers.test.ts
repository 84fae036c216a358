import { describe, expect, it } from "vitest";
import { nameWidth } from "../kit/footer-name.tsx";
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
      '<div class="footer__name" aria-hidden="true"><span data-v="ink:3.132;white:0.07">My site</span></div>',
    );
    expect(wordsOf(html).match(/My site/g)).toHaveLength(1);
  },
);

it("FOOT-02: a name in other letters has the width that these need at most", () => {
  const face = { fonts: "manrope-inter", look: "ROUNDED" } as const;
  expect(nameWidth("東京の茶屋", "ja", face)).toEqual({ "--ink": "5.000", "--white": "0.04" });
  expect(nameWidth("Ωμέγα", "el", face)).toEqual({ "--ink": "3.498", "--white": "0.04" });
});

it("FOOT-02: a name that its look sets in capitals is measured in capitals", () => {
  const face = { fonts: "oswald-mulish", look: "ROUNDED" } as const;
  expect(nameWidth("night", "en", { ...face, look: "SHARP" })).toEqual(
    nameWidth("NIGHT", "en", face),
  );
});
