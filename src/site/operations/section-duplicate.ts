import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { pageKey } from "../records.ts";
import { sectionSchema } from "../section.ts";
import { defineOperation } from "./operation.ts";
import { withSection } from "./section-rules.ts";
import { readPage } from "./target.ts";

const argsSchema = z.strictObject({
  page: idSchema,
  section: idSchema,
  /** The whole copy with new ids, made by the caller (`copySection`), so that every replay makes the same one. */
  copy: sectionSchema,
});

/** Adds a copy of a section right behind it, or at the end where the original is gone by now. */
export const sectionDuplicate = defineOperation({
  name: "section.duplicate",
  args: argsSchema,
  records: (args) => [pageKey(args.page)],
  apply(records, { page, section, copy }, context) {
    return { changes: withSection(readPage(records, page), copy, section, context) };
  },
  invert(_before, { page, copy }) {
    return [{ name: "section.remove", args: { page, section: copy.id } }];
  },
});
