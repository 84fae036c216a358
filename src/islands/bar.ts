import { fitBar } from "#/chrome/fit-bar.ts";
import { watchDepth } from "./depth-mark.ts";

let stopWatching = (): void => undefined;

/** Gives the page's bar the state that it should have, now and while the page is scrolled. */
export function initBar(): void {
  const bar = document.querySelector<HTMLElement>("header.nav");
  stopWatching();
  if (!bar) return;
  // letters of a font that stands in have other widths: links that it has room for would move with the bar's own one
  if (document.fonts.status === "loaded") fitBar(bar);
  stopWatching = watchDepth(bar.offsetHeight / 2, (isPast) =>
    bar.classList.toggle("nav--scrolled", isPast),
  );
}

/** Fits the bar again when the window or the fonts change. */
export function keepBarFitting(): void {
  const fit = (): void => fitBar(document);
  addEventListener("resize", fit);
  document.fonts.addEventListener("loadingdone", fit);
}
