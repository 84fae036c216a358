import type { EditingParts } from "../../shell/feature.ts";
import { OpenComments } from "./open-comments.tsx";

export const commentsEditing: EditingParts = { BarNote: OpenComments };
