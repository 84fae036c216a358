import type { EditingParts } from "../../shell/feature.ts";
import { OpenFirstSteps } from "./open-first-steps.tsx";

export const firstStepsEditing: EditingParts = { Dialogs: OpenFirstSteps };
