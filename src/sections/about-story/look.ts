import { defineLook } from "../kit/index.ts";
import type { aboutStoryFields } from "./fields.ts";
import style from "./style.css?inline";
import { AboutStory } from "./view.tsx";

export const look = defineLook<typeof aboutStoryFields>({ View: AboutStory, style });
