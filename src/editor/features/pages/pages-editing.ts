import type { EditingParts } from "../../shell/feature.ts";
import { PageMenu } from "./page-menu.tsx";

export const pagesEditing: EditingParts = { BarStart: PageMenu };
