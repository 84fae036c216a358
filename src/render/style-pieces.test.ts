import { expect, it } from "vitest";
import { pageTree } from "./may-match.ts";
import { pageMarks } from "./page-marks.ts";
import { usableCss } from "./used-css.ts";

it("WEIGHT-06: a sheet that is written in lines is pruned as one without them", () => {
  const markup = '<html><body><a class="skip" href="#main">x</a></body></html>';
  const sheet =
    "\n.skip {\n  top: 0;\n}\n.none,\n.skip:focus {\n  top: 1px;\n}\n.none {\n  top: 2px;\n}\n";
  const used = usableCss(sheet).used(pageMarks(markup), pageTree(markup, []));
  expect(used.replaceAll(/\s+/g, "")).toBe(".skip{top:0}.skip:focus{top:1px}");
});
