import type { EditingParts } from "../../shell/feature.ts";
import { PublishButton } from "./publish-button.tsx";

export const publishEditing: EditingParts = { BarAction: PublishButton };
