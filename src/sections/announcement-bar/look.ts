import { defineLook } from "../kit/index.ts";
import type { announcementBarFields } from "./fields.ts";
import style from "./style.css?inline";
import { AnnouncementBar } from "./view.tsx";

export const look = defineLook<typeof announcementBarFields>({ View: AnnouncementBar, style });
