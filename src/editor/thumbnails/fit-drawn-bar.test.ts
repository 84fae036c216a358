// @vitest-environment jsdom
import { expect, it } from "vitest";
import { fitDrawnBar } from "./fit-drawn-bar.ts";

it("NAV-02: a drawn page, which runs nothing, has the bar of visitors with scripts", async () => {
  const style = document.createElement("style");
  style.textContent = `
    .nav__links > ul { gap: 8px; }
    @media (scripting: none) { .nav__links > ul { gap: 0; } .nav__links > ul > li { flex-shrink: 1; } .still { color: red; } }
    @media (min-width: 1px) { .nav__links { color: red; } }`;
  document.head.append(style);
  Object.defineProperty(document, "fonts", { value: { ready: Promise.resolve() } });
  await fitDrawnBar(document);
  const words = [...(style.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join("\n");
  expect(words).toContain("gap: 8px");
  expect(words).toContain(".still");
  expect(words).toMatch(/min-width[^}]*\.nav__links/);
  expect(words).not.toContain("gap: 0");
  expect(words).not.toContain("flex-shrink");
});
