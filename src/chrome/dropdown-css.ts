import fit from "./bar-fit.css?inline";
import menus from "./bar-menus.css?inline";

/** CSS of bars that have menus. */
export const dropdownCss = menus + fit;
