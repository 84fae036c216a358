import { defineLook } from "../../kit/index.ts";
import type { stepsNumberedFields } from "../fields.ts";
import style from "./style.css?inline";
import { StepsPhases } from "./view.tsx";

export const look = defineLook<typeof stepsNumberedFields>({ View: StepsPhases, style });
