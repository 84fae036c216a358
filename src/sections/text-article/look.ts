import { defineLook } from "../kit/index.ts";
import type { textArticleFields } from "./fields.ts";
import style from "./style.css?inline";
import { TextArticle } from "./view.tsx";

export const look = defineLook<typeof textArticleFields>({ View: TextArticle, style });
