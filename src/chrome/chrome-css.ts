import menus from "./bar-menus.css?inline";
import fullScreenMenu from "./full-screen-menu.css?inline";
import logo from "./logo.css?inline";
import bar from "./navigation-bar.css?inline";

/** CSS of what surrounds the sections; every page has it. */
export const chromeCss = logo + bar + menus + fullScreenMenu;
