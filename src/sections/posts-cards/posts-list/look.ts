import { defineLook } from "../../kit/index.ts";
import { postsAbout } from "../about.ts";
import type { postsCardsFields } from "../fields.ts";
import style from "./style.css?inline";
import { PostsList } from "./view.tsx";

export const look = defineLook<typeof postsCardsFields>({
  View: PostsList,
  style,
  about: postsAbout,
});
