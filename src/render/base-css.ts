import form from "#/sections/kit/form.css?inline";
import base from "./base.css?inline";
import controls from "./controls.css?inline";
import hidden from "./hidden-sections.css?inline";

/** What every page is built with: layout, texts, headings and lists, what some devices hide, then buttons and fields. */
export const baseCss = base + hidden + controls + form;
