import { defineLook } from "../kit/index.ts";
import type { hoursTableFields } from "./fields.ts";
import style from "./style.css?inline";
import { HoursTable } from "./view.tsx";

export const look = defineLook<typeof hoursTableFields>({ View: HoursTable, style });
