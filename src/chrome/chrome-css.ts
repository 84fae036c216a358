import lazyPictures from "./lazy-pictures.css?inline";
import fullScreenMenu from "./full-screen-menu.css?inline";
import pictures from "./loading-pictures.css?inline";
import logo from "./logo.css?inline";
import bar from "./navigation-bar.css?inline";
import print from "./print.css?inline";
import visit from "./visit.css?inline";

/** CSS that only pages with the runtime have: without it their lazy pictures would come late. */
export const runtimeCss = lazyPictures;

/** CSS of what surrounds the sections; every page has it. */
export const chromeCss = logo + bar + fullScreenMenu + pictures + visit + print;
