import { expect, it } from "vitest";
import { shortLooks } from "./short-looks.ts";

it("WEIGHT-11: what is asked of a page's look is asked of its root, with the same weight", () => {
  expect(
    shortLooks(
      '[data-look="sharp"]{--rule:2px}[data-look=sharp] .a b,:is([data-look="cornered"], [data-look="sharp"]) .a{top:0}.c:is([data-look=sharp] *){left:0}[data-look] .d{right:0}',
    ),
  ).toBe(
    ":root{--rule:2px}:root .a b,:root .a{top:0}.c:is(:root *){left:0}[data-look] .d{right:0}",
  );
});
