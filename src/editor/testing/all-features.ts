import { features } from "../features/registry.ts";
import { loadEditingParts } from "../shell/editing-context.ts";

/** What features do while a site is open, as the editor has it. */
export const editingParts = await loadEditingParts(features);
