import { defineLook } from "../../kit/index.ts";
import type { reviewsCardsFields } from "../fields.ts";
import style from "./style.css?inline";
import { ReviewsBig } from "./view.tsx";

export const look = defineLook<typeof reviewsCardsFields>({ View: ReviewsBig, style });
