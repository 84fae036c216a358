import { defineLook } from "../../kit/index.ts";
import { aboutPageTitle } from "../about.ts";
import type { pageTitleFields } from "../fields.ts";
import style from "./style.css?inline";
import { PageTitleBeside } from "./view.tsx";

export const look = defineLook<typeof pageTitleFields>({
  View: PageTitleBeside,
  style,
  about: aboutPageTitle,
});
