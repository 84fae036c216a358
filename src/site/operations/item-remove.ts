import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { readList, requireItem } from "./list-field.ts";
import { defineOperation } from "./operation.ts";
import { predecessor, without } from "./order.ts";
import { refusal } from "./refusals.ts";
import { fieldPathSchema, targetRecord, targetSchema, withField, writeTarget } from "./target.ts";

const argsSchema = z.strictObject({ target: targetSchema, path: fieldPathSchema, item: idSchema });

/** Removes an item of a list that has more than its fewest. */
export const itemRemove = defineOperation({
  name: "item.remove",
  args: argsSchema,
  records: (args) => [targetRecord(args.target)],
  apply(records, { target, path, item }, context) {
    const { fields, spec, items } = readList(records, { target, path }, context);
    requireItem(items, item, path);
    if (items.length <= spec.min) throw refusal("list-minimum", path, String(spec.min));
    return {
      changes: writeTarget(records, target, withField(fields, path, without(items, item)), context),
    };
  },
  invert(before, { target, path, item }, context) {
    const { items } = readList(before, { target, path }, context);
    return [
      {
        name: "item.add",
        args: {
          target,
          path,
          item: requireItem(items, item, path),
          after: predecessor(items, item),
        },
      },
    ];
  },
});
