import { defineLook } from "../kit/index.ts";
import type { teamCardsFields } from "./fields.ts";
import style from "./style.css?inline";
import { TeamCards } from "./view.tsx";

export const look = defineLook<typeof teamCardsFields>({ View: TeamCards, style });
