import type { LoadRow } from "./row.ts";
import { savingEditors } from "./rows/editors.ts";
import { forms } from "./rows/forms.ts";
import { goingBack } from "./rows/going-back.ts";
import { hosts } from "./rows/hosts.ts";
import { pageViews } from "./rows/page-views.ts";
import { publishing } from "./rows/publishing.ts";

/** All that the server has to hold. */
export const loadRows: readonly LoadRow[] = [
  pageViews,
  savingEditors,
  forms,
  publishing,
  goingBack,
  hosts,
];
