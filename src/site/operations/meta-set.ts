import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { pageMetaSchema } from "../page-schema.ts";
import { pageKey } from "../records.ts";
import { defineOperation } from "./operation.ts";
import { patched, unpatched } from "./patch.ts";
import { readPage } from "./target.ts";

const argsSchema = z.strictObject({
  page: idSchema,
  meta: z.partial(z.pick(pageMetaSchema, { useForAll: true, isHiddenFromSearch: true })),
});

/** Sets the switches of a page's meta; its texts and picture have the operations of fields (target "meta"). */
export const metaSet = defineOperation({
  name: "meta.set",
  args: argsSchema,
  records: (args) => [pageKey(args.page)],
  apply(records, args) {
    const page = readPage(records, args.page);
    return { changes: { [pageKey(page.id)]: { ...page, meta: patched(page.meta, args.meta) } } };
  },
  invert(before, args) {
    return [
      {
        name: "meta.set",
        args: { page: args.page, meta: unpatched(readPage(before, args.page).meta, args.meta) },
      },
    ];
  },
});
