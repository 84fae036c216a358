import { defineLook } from "../kit/index.ts";
import type { aboutMissionFields } from "./fields.ts";
import style from "./style.css?inline";
import { AboutMission } from "./view.tsx";

export const look = defineLook<typeof aboutMissionFields>({ View: AboutMission, style });
