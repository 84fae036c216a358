import { expect, it } from "vitest";
import { chromeCss } from "#/chrome/chrome-css.ts";
import { dropdownCss, submenuCss } from "#/chrome/dropdown-css.ts";
import liveForm from "#/sections/kit/live-form.css?inline";
import { baseCss } from "./base-css.ts";
import pageStyle from "./page-style.css?inline";

const withoutSpace = (css: string): string =>
  css.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/\s+/g, "");

it("GROW-02: on the canvas every page has the styles that published pages have, in their order", () => {
  const published = withoutSpace(baseCss + chromeCss + dropdownCss + submenuCss + liveForm);
  expect(published.length).toBeGreaterThan(20_000);
  expect(withoutSpace(pageStyle)).toBe(published);
});
