import type { EditingParts } from "../../shell/feature.ts";
import { OpenTakedown } from "./open-takedown.tsx";

export const takedownEditing: EditingParts = { BarNote: OpenTakedown };
