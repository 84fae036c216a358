// @vitest-environment jsdom
import { expect, it } from "vitest";
import { elementOfTarget } from "./find-target.ts";

it("the bar, the footer and sections have their elements, and the content of a linked section none", () => {
  document.body.innerHTML =
    '<nav class="nav"></nav><main><section id="comp-a"></section></main><footer class="footer"></footer>';
  const nameOf = (target: Parameters<typeof elementOfTarget>[1]) =>
    elementOfTarget(document, target)?.localName;
  expect(nameOf({ part: "navigation" })).toBe("nav");
  expect(nameOf({ part: "footer" })).toBe("footer");
  expect(nameOf({ page: "home", section: "a" })).toBe("section");
  expect(nameOf({ part: "linked", linked: "a" })).toBeUndefined();
});
