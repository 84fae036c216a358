import * as z from "zod/mini";
import { idSchema } from "../id.ts";
import { readList, requireItem } from "./list-field.ts";
import { defineOperation } from "./operation.ts";
import { moved, predecessor } from "./order.ts";
import { fieldPathSchema, targetRecord, targetSchema, withField, writeTarget } from "./target.ts";

const argsSchema = z.strictObject({
  target: targetSchema,
  path: fieldPathSchema,
  item: idSchema,
  after: z.nullable(idSchema),
});

/** Moves an item behind another one of its list; behind one that is gone means to the end. */
export const itemMove = defineOperation({
  name: "item.move",
  args: argsSchema,
  records: (args) => [targetRecord(args.target)],
  apply(records, { target, path, item, after }, context) {
    const { fields, items } = readList(records, { target, path }, context);
    const next = moved(items, requireItem(items, item, path), after);
    return { changes: writeTarget(records, target, withField(fields, path, next), context) };
  },
  invert(before, { target, path, item }, context) {
    const { items } = readList(before, { target, path }, context);
    return [{ name: "item.move", args: { target, path, item, after: predecessor(items, item) } }];
  },
});
