import { defineLook } from "../kit/index.ts";
import type { programmeTracksFields } from "./fields.ts";
import style from "./style.css?inline";
import { toldProgramme } from "./told-programme.ts";
import { ProgrammeTracks } from "./view.tsx";

export const look = defineLook<typeof programmeTracksFields>({
  View: ProgrammeTracks,
  style,
  about: toldProgramme,
});
