import { defineLook } from "../kit/index.ts";
import type { postsNeighboursFields } from "./fields.ts";
import style from "./style.css?inline";
import { PostsNeighbours } from "./view.tsx";

export const look = defineLook<typeof postsNeighboursFields>({ View: PostsNeighbours, style });
