import * as z from "zod/mini";
import { storableItemSchema } from "../field-schema.ts";
import { idSchema } from "../id.ts";
import { completeFields } from "../field-values.ts";
import { storedFieldsSchema } from "../section.ts";
import { readList } from "./list-field.ts";
import { defineOperation } from "./operation.ts";
import { insertAfter } from "./order.ts";
import { refusal } from "./refusals.ts";
import {
  fieldPathSchema,
  hasEarlierVersions,
  targetRecord,
  targetSchema,
  withField,
  writeTarget,
} from "./target.ts";

const argsSchema = z.strictObject({
  target: targetSchema,
  path: fieldPathSchema,
  /** The whole item with its id, made by the caller (`newItem`). */
  item: storedFieldsSchema,
  after: z.nullable(idSchema),
});

/** Adds an item to a list; behind one that is gone means at the end. */
export const itemAdd = defineOperation({
  name: "item.add",
  args: argsSchema,
  records: (args) => [targetRecord(args.target)],
  apply(records, { target, path, item, after }, context) {
    const { fields, spec, items } = readList(records, { target, path }, context);
    // whoever made it may know an earlier version only
    const isOlder = hasEarlierVersions(records, target, context);
    const whole = isOlder ? completeFields(spec.item, item, String(item["id"])) : item;
    const checked = storableItemSchema(spec).safeParse(whole);
    if (!checked.success) {
      const issue = checked.error.issues[0];
      throw refusal("field-value", [...path, ...(issue?.path ?? []).map(String)], issue?.message);
    }
    if (items.some((one) => one.id === checked.data.id)) throw refusal("item-exists", path);
    if (items.length >= spec.max) throw refusal("list-full", path, String(spec.max));
    return {
      changes: writeTarget(
        records,
        target,
        withField(fields, path, insertAfter(items, checked.data, after)),
        context,
      ),
    };
  },
  invert(_before, { target, path, item }) {
    return [{ name: "item.remove", args: { target, path, item: item.id } }];
  },
});
