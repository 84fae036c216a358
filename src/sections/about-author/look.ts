import { defineLook } from "../kit/index.ts";
import type { aboutAuthorFields } from "./fields.ts";
import style from "./style.css?inline";
import { AboutAuthor } from "./view.tsx";

export const look = defineLook<typeof aboutAuthorFields>({ View: AboutAuthor, style });
