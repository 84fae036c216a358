import consent from "./consent-popup.css?inline";
import popup from "./popup.css?inline";

/** CSS of the popup of cookies: pages come without it, its island brings it. */
export const consentPopupCss = popup + consent;
