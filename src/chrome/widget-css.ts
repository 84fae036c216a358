import fit from "./bar-fit.css?inline";
import menus from "./bar-menus.css?inline";
import cookies from "./cookie-banner.css?inline";
import messenger from "./messenger.css?inline";
import popup from "./popup.css?inline";

/** CSS of what only some sites have. */
export const widgetCss = { dropdowns: menus + fit, cookies: popup + cookies, messenger } as const;
