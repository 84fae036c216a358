import { defineLook } from "../kit/index.ts";
import type { programmeSessionFields } from "./fields.ts";
import style from "./style.css?inline";
import { ProgrammeSession } from "./view.tsx";

export const look = defineLook<typeof programmeSessionFields>({ View: ProgrammeSession, style });
