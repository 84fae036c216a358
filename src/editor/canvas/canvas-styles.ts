import pageStyle from "#/render/page-style.css?inline";
import { directionOf } from "#/site/word-language.ts";
import { namedColoursCss, otherModesCss, themeAttributes, themeCss } from "#/render/theme-css.ts";
import pageTokens from "#/render/page-tokens.css?inline";
import { loadedStyles } from "#/sections/looks.ts";
import { loadedStyle } from "#/sections/style-text.ts";
import { breakpoints } from "#/site/design-constants.ts";
import { fontPairOf } from "#/site/font-pair.ts";
import { createPalette } from "#/site/palette.ts";
import type { LanguageCode } from "#/site/language.ts";
import type { Theme } from "#/site/theme.ts";
import canvas from "./canvas.css?inline";

/** Scroll bars of tablets and phones take no room beside the page. */
const scrollBarCss = `@media (max-width:${breakpoints.medium}px){html{scrollbar-width:none}}`;

/** The published CSS on the canvas, in the order of a published page, and what the canvas adds. */
export interface CanvasStyles {
  /** Custom properties and root attributes only: nothing is drawn anew by React. */
  setTheme(theme: Theme): void;
  setFonts(css: string): void;
  setLanguage(language: LanguageCode): void;
  /** Takes in the styles of the templates whose looks are loaded. */
  setSections(): void;
  /** Leaves out what only editing needs. */
  setPreview(isPreview: boolean): void;
}

/** @throws before the styles that every page has are loaded (`loadPageStyle`) */
export function createCanvasStyles(document: Document): CanvasStyles {
  const { defaultView } = document;
  if (!defaultView) throw new Error("No window");
  const { CSSStyleSheet } = defaultView as Window & typeof globalThis;
  const sheetOf = (css: string): CSSStyleSheet => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  };
  const fonts = sheetOf("");
  const theme = sheetOf("");
  const always = sheetOf(loadedStyle(pageStyle));
  const sections = sheetOf("");
  const published = [
    fonts,
    sheetOf(loadedStyle(pageTokens)),
    sheetOf(namedColoursCss),
    theme,
    always,
    sections,
    sheetOf(scrollBarCss),
  ];
  const editing = sheetOf(canvas);
  document.adoptedStyleSheets = [...published, editing];
  const root = document.documentElement;
  return {
    setTheme(next) {
      theme.replaceSync(
        themeCss(next, createPalette(next), fontPairOf(next.fonts)) + otherModesCss(next),
      );
      for (const [name, value] of Object.entries(themeAttributes(next)))
        root.setAttribute(name, value);
    },
    setFonts: (css) => fonts.replaceSync(css),
    setLanguage(language) {
      root.lang = language;
      root.dir = directionOf(language);
    },
    setSections: () => sections.replaceSync(loadedStyles()),
    setPreview(isPreview) {
      document.adoptedStyleSheets = isPreview ? published : [...published, editing];
    },
  };
}
