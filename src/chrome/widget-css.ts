import cookies from "./cookie-banner.css?inline";
import messenger from "./messenger.css?inline";
import { dropdownCss } from "./dropdown-css.ts";

/** CSS of what only some sites have. */
export const widgetCss = { dropdowns: dropdownCss, cookies, messenger } as const;
