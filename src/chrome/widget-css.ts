import cookies from "./cookie-banner.css?inline";
import messenger from "./messenger.css?inline";
import { dropdownCss, submenuCss } from "./dropdown-css.ts";

/** CSS of what only some sites have. */
export const widgetCss = {
  dropdowns: dropdownCss,
  submenus: submenuCss,
  cookies,
  messenger,
} as const;
