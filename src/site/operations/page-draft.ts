import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { defineOperation } from "./operation.ts";
import { replaced } from "./order.ts";
import { readIndex, requireEntry, requireOtherThanHome, shownAs } from "./page-rules.ts";

const argsSchema = z.strictObject({ page: idSchema, isDraft: z.boolean() });

/** Keeps a page as a draft, which publishing leaves out, or ends that. The home page is always published. */
export const pageDraft = defineOperation({
  name: "page.draft",
  args: argsSchema,
  records: () => ["index"],
  apply(records, { page, isDraft }) {
    const index = readIndex(records);
    const entry = requireEntry(index, page);
    if (isDraft) requireOtherThanHome(index, page);
    const { withheld } = entry;
    const next = shownAs(entry, { withheld, isDraft: isDraft || undefined });
    return { changes: { index: { ...index, entries: replaced(index.entries, next) } } };
  },
  invert(before, { page }) {
    const { isDraft = false } = requireEntry(readIndex(before), page);
    return [{ name: "page.draft", args: { page, isDraft } }];
  },
});
