import { defineLook } from "../kit/index.ts";
import type { countdownFields } from "./fields.ts";
import style from "./style.css?inline";
import { Countdown } from "./view.tsx";

export const look = defineLook<typeof countdownFields>({ View: Countdown, style });
