import { changedParts } from "#/api/changed-parts.ts";
import type { ChangesInfo } from "#/api/publishing.ts";

/** How many changes publishing would show. */
export function changeCount(changes: ChangesInfo): number {
  return changes.editCount + changedParts(changes).length;
}
