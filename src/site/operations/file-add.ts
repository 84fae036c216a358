import * as z from "zod/mini";
import { fileLimits, siteFileSchema } from "../file.ts";
import { idSchema } from "../id.ts";
import { withLists } from "../site-lists.ts";
import { defineOperation } from "./operation.ts";
import { insertAfter } from "./order.ts";
import { refusal } from "./refusals.ts";
import { readSite } from "./target.ts";

/** Adds a file that was sent: behind one that is gone means at the end. */
export const fileAdd = defineOperation({
  name: "file.add",
  args: z.strictObject({ file: siteFileSchema, after: z.nullable(idSchema) }),
  records: () => ["site"],
  apply(records, { file, after }) {
    const site = readSite(records);
    const files = site.files ?? [];
    if (files.some(({ id }) => id === file.id)) throw refusal("file-exists", [], file.id);
    if (files.length >= fileLimits.count) throw refusal("files-full", [], String(fileLimits.count));
    return { changes: { site: withLists(site, { files: insertAfter(files, file, after) }) } };
  },
  invert(_before, { file }) {
    return [{ name: "file.remove", args: { file: file.id } }];
  },
});
