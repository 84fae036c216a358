import form from "#/sections/kit/form.css?inline";
import base from "./base.css?inline";
import controls from "./controls.css?inline";
import goods from "./goods.css?inline";
import hidden from "./hidden-sections.css?inline";
import motion from "./motion.css?inline";
import parts from "./parts.css?inline";
import text from "./text.css?inline";

/** What every page is built with: layout, lists, texts, headings and cells, prices and marks, what some devices hide, buttons and fields, what moves, then forms. */
export const baseCss = base + text + parts + goods + hidden + controls + motion + form;
