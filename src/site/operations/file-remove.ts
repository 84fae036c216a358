import * as z from "zod/mini";
import { idSchema } from "../id.ts";
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
    const { files = [], ...site } = readSite(records);
    if (!files.some(({ id }) => id === args.file)) throw refusal("file-gone");
    const left = without(files, args.file);
    // a site without files has no list of them, as before its first one
    return { changes: { site: left.length === 0 ? site : { ...site, files: left } } };
  },
  invert(before, args) {
    const { files = [] } = readSite(before);
    const file = files.find(({ id }) => id === args.file);
    return [{ name: "file.add", args: { file, after: predecessor(files, args.file) } }];
  },
});
