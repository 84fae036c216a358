import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { ConsentPopup } from "#/chrome/consent-popup.tsx";
import type { ConsentPopupTexts } from "#/chrome/consent-popup.tsx";
import type { CookieChoice } from "#/site/cookie-choice.ts";

export interface OpenSettings {
  /** The choice that was made before. */
  readonly stored: CookieChoice | undefined;
  choose(choice: CookieChoice): void;
}

let root: Root | undefined;
let texts: ConsentPopupTexts | undefined;
let opening = 0;

/** Opens the popup in which visitors choose by category; the first time brings it to life. */
export function openSettings({ stored, choose }: OpenSettings): void {
  const place = document.querySelector<HTMLElement>("[data-island=consent-settings]");
  if (!place) return;
  texts ??= JSON.parse(place.dataset["props"] ?? "") as ConsentPopupTexts;
  root ??= hydrateRoot(place, <ConsentPopup {...texts} />);
  opening += 1;
  root.render(<ConsentPopup {...texts} opening={opening} stored={stored} onConfirm={choose} />);
}
