import type { EditingParts } from "../../shell/feature.ts";
import { OpenPeopleHere } from "./open-people-here.tsx";

export const presenceEditing: EditingParts = { BarNote: OpenPeopleHere };
