import { describe, expect, it } from "vitest";
import { renderSection } from "../../../test/render-section.ts";

const title = {
  en: {
    text: "Nothing <happens>\nuntil you nod",
    marks: [{ kind: "emphasis", from: 24, to: 27 }],
  },
};

describe("a title with stressed words", () => {
  it.each([
    ["HeaderCentred", "title"],
    ["TextStatement", "statement"],
  ])(
    "STRESS-04: of %s shows them in <em>, and everything else as it was typed",
    (template, name) => {
      const html = renderSection({ template, patch: { [name]: title } });
      expect(html).toContain("Nothing &lt;happens&gt;<br/>until <em>you</em> nod</h1>");
    },
  );
});
