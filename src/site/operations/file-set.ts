import * as z from "zod/mini";
import { cleanFileName, siteFileSchema } from "../file.ts";
import type { SiteFile } from "../file.ts";
import { idSchema } from "../id.ts";
import type { Records } from "../records.ts";
import { withLists } from "../site-lists.ts";
import { defineOperation } from "./operation.ts";
import { replaced } from "./order.ts";
import { patched, unpatched } from "./patch.ts";
import { refusal } from "./refusals.ts";
import { readSite } from "./target.ts";

const { name, kind, hash, size, tags } = siteFileSchema.shape;

const argsSchema = z.strictObject({
  file: idSchema,
  values: z.partial(z.strictObject({ name, kind, hash, size, tags })),
});

function findFile(records: Records, id: string): SiteFile {
  const found = readSite(records).files?.find((file) => file.id === id);
  if (!found) throw refusal("file-gone");
  return found;
}

/** Gives a file another name, tags or content; links to it go on to lead to it. */
export const fileSet = defineOperation({
  name: "file.set",
  args: argsSchema,
  records: () => ["site"],
  apply(records, args) {
    const site = readSite(records);
    const file = patched(findFile(records, args.file), args.values);
    if (file.name !== cleanFileName(file.name, file.kind)) throw refusal("file-name");
    const files = replaced(site.files ?? [], file);
    return { changes: { site: withLists(site, { files }) } };
  },
  invert(before, args) {
    return [
      {
        name: "file.set",
        args: { file: args.file, values: unpatched(findFile(before, args.file), args.values) },
      },
    ];
  },
});
