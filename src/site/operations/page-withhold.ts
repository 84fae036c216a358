import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { languageCodeSchema } from "../language-code.ts";
import { languagesPerSite } from "../limits.ts";
import { defineOperation } from "./operation.ts";
import { replaced } from "./order.ts";
import { readIndex, requireEntry, requireOtherThanHome, shownAs } from "./page-rules.ts";

const argsSchema = z.strictObject({
  page: idSchema,
  /** All languages in which visitors don't have it. */
  withheld: z.array(languageCodeSchema).check(z.maxLength(languagesPerSite)),
});

/** Says in which languages a page isn't published; the home page is, in each that visitors have. */
export const pageWithhold = defineOperation({
  name: "page.withhold",
  args: argsSchema,
  records: () => ["index"],
  apply(records, { page, withheld }) {
    const index = readIndex(records);
    const entry = requireEntry(index, page);
    const given = [...new Set(withheld)];
    if (given.length > 0) requireOtherThanHome(index, page);
    const { isDraft } = entry;
    const next = shownAs(entry, { withheld: given.length > 0 ? given : undefined, isDraft });
    return { changes: { index: { ...index, entries: replaced(index.entries, next) } } };
  },
  invert(before, { page }) {
    const { withheld = [] } = requireEntry(readIndex(before), page);
    return [{ name: "page.withhold", args: { page, withheld } }];
  },
});
