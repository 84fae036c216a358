import * as z from "zod/mini";
import { fieldPathSchema, targetSchema } from "#/site/operations/target.ts";
import type { TextConflict } from "./document-store-types.ts";

const conflictsSchema = z.array(
  z.object({
    key: z.string(),
    target: targetSchema,
    path: fieldPathSchema,
    language: z.string(),
    mine: z.string(),
    theirs: z.string(),
  }),
);

/** Unsettled conflicts on this device: a closed tab loses neither text. */
export interface ConflictStorage {
  read(): readonly TextConflict[];
  write(conflicts: readonly TextConflict[]): void;
}

export function createConflictStorage(
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
  site: number,
): ConflictStorage {
  const key = `vitrine-conflicts-${site}`;
  return {
    read() {
      try {
        return conflictsSchema.parse(JSON.parse(storage.getItem(key) ?? "[]"));
      } catch {
        return [];
      }
    },
    write(conflicts) {
      try {
        if (conflicts.length === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(conflicts));
      } catch {
        // a full or closed storage: the conflict is still shown
      }
    },
  };
}
