// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { fitDrawnBar } from "./fit-drawn-bar.ts";

beforeEach(() => {
  Object.defineProperty(document, "fonts", {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
});

it("NAV-02: a drawn page, which runs nothing, has the bar of visitors with scripts", async () => {
  const style = document.createElement("style");
  style.textContent = `
    .nav__links > ul { gap: 8px; }
    @media (scripting: none) { .nav__links > ul { gap: 0; } .nav__links > ul > li { flex-shrink: 1; } .still { color: red; } }
    @media (min-width: 1px) { .nav__links { color: red; } }`;
  document.head.append(style);
  await fitDrawnBar(document);
  const words = [...(style.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join("\n");
  expect(words).toContain("gap: 8px");
  expect(words).toContain(".still");
  expect(words).toMatch(/min-width[^}]*\.nav__links/);
  expect(words).not.toContain("gap: 0");
  expect(words).not.toContain("flex-shrink");
});

it("NAV-02: where a drawn page’s styles can’t be read, what waits for its bar goes on", async () => {
  const style = document.createElement("style");
  document.head.append(style);
  Object.defineProperty(style.sheet, "cssRules", {
    get() {
      throw new DOMException("Not allowed to access cross-origin stylesheet", "SecurityError");
    },
  });
  await expect(fitDrawnBar(document)).resolves.toBeUndefined();
});
