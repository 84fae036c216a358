import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { defineOperation } from "./operation.ts";
import { predecessor, without } from "./order.ts";
import { placedEntry, readIndex, requireEntry, requireOtherThanHome } from "./page-rules.ts";

const argsSchema = z.strictObject({ page: idSchema, after: z.nullable(idSchema) });

/** Moves a page behind another one; the home page stays first. */
export const pageMove = defineOperation({
  name: "page.move",
  args: argsSchema,
  records: () => ["index"],
  apply(records, { page, after }) {
    const index = readIndex(records);
    const entry = requireEntry(index, page);
    requireOtherThanHome(index, page);
    if (after === page) return { changes: {} };
    return {
      changes: {
        index: { ...index, entries: placedEntry(without(index.entries, page), entry, after) },
      },
    };
  },
  invert(before, { page }) {
    return [
      { name: "page.move", args: { page, after: predecessor(readIndex(before).entries, page) } },
    ];
  },
});
