import type { EditingParts } from "../../shell/feature.ts";
import { OpenDialogs } from "./new-page/open-dialogs.tsx";
import { PageMenu } from "./page-menu.tsx";

export const pagesEditing: EditingParts = { BarStart: PageMenu, Dialogs: OpenDialogs };
