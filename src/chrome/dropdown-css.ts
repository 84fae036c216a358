import fit from "./bar-fit.css?inline";
import menus from "./bar-menus.css?inline";
import submenus from "./bar-submenus.css?inline";

/** CSS of bars that have menus. */
export const dropdownCss = menus + fit;

/** CSS of bars in which a link has a menu of its own. */
export const submenuCss = submenus;
