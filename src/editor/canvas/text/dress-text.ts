import type { LanguageCode } from "#/site/language.ts";
import { directionOf } from "#/site/word-language.ts";
import { titleLetters } from "#/lib/letter-width.ts";
import { isShort } from "#/lib/text-length.ts";
import { titleLevel } from "#/render/title-level.ts";
import type { TextBinding } from "./text-binding.ts";

/** A heading without words is named by what stands in its place, which is a style's. One that is edited has its own name. */
export function nameEmpty(element: HTMLElement): void {
  if (!/^H\d$/.test(element.tagName) || element.getAttribute("role") === "textbox") return;
  const name = element.hasAttribute("data-empty") ? element.dataset["placeholder"] : undefined;
  if (name === undefined) element.removeAttribute("aria-label");
  else element.setAttribute("aria-label", name);
}

/**
 * Gives an element the attributes that depend on its text, as publishing gives them: a title's level and its longest
 * word, and whether it is short; and those of the canvas: an empty text and one that isn't translated yet.
 */
export function dressText(element: HTMLElement, binding: TextBinding, displayed: string): void {
  if (binding.level !== undefined) {
    const level = String(titleLevel(displayed, binding.level));
    const letters = String(titleLetters(displayed));
    // written again, an equal value would wake what watches the page
    if (element.dataset["level"] !== level) element.dataset["level"] = level;
    if (element.style.getPropertyValue("--letters") !== letters)
      element.style.setProperty("--letters", letters);
  }
  element.toggleAttribute("data-short", isShort(displayed, binding.short));
  element.toggleAttribute("data-empty", displayed === "");
  nameEmpty(element);
  element.toggleAttribute("data-untranslated", binding.isUntranslated && displayed !== "");
}

/** Which language words are in: for screen readers, hyphens and spelling (R41). */
export function markLanguage(
  element: HTMLElement,
  language: LanguageCode,
  page: LanguageCode,
): void {
  if (element.lang !== language) element.lang = language;
  if (language === page) element.removeAttribute("dir");
  else element.dir = directionOf(language);
}
