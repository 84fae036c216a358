import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { withLists } from "../site-lists.ts";
import { defineOperation } from "./operation.ts";
import { predecessor, without } from "./order.ts";
import { refusal } from "./refusals.ts";
import { readSite } from "./target.ts";

/** Removes a file. Links to it are broken from then on, until it is back. */
export const fileRemove = defineOperation({
  name: "file.remove",
  args: z.strictObject({ file: idSchema }),
  records: () => ["site"],
  apply(records, args) {
    const site = readSite(records);
    const files = site.files ?? [];
    if (!files.some(({ id }) => id === args.file)) throw refusal("file-gone");
    return { changes: { site: withLists(site, { files: without(files, args.file) }) } };
  },
  invert(before, args) {
    const { files = [] } = readSite(before);
    const file = files.find(({ id }) => id === args.file);
    return [{ name: "file.add", args: { file, after: predecessor(files, args.file) } }];
  },
});
