import { defineLook } from "../kit/index.ts";
import type { timetableWeekFields } from "./fields.ts";
import style from "./style.css?inline";
import { TimetableWeek } from "./view.tsx";

export const look = defineLook<typeof timetableWeekFields>({ View: TimetableWeek, style });
