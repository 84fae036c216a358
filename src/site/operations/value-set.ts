import * as z from "zod/mini";
import { kindOf } from "#/fields/kinds.ts";
import type { FieldKind } from "#/fields/field-kind.ts";
import type { AnySpec } from "#/fields/field-spec.ts";
import { storableValueSchema } from "../field-schema.ts";
import { defineOperation } from "./operation.ts";
import { refusal } from "./refusals.ts";
import {
  fieldPathSchema,
  fieldSpec,
  readField,
  readTarget,
  targetRecord,
  targetSchema,
  withField,
  writeTarget,
} from "./target.ts";

const argsSchema = z.strictObject({
  target: targetSchema,
  path: fieldPathSchema,
  value: z.unknown(),
});

/** The operation that sets values of the kinds that name it (`setBy`). */
function valueOperation<const Name extends FieldKind<AnySpec>["setBy"]>(name: Name) {
  return defineOperation({
    name,
    args: argsSchema,
    records: (args) => [targetRecord(args.target)],
    apply(records, args, context) {
      const { specs, fields } = readTarget(records, args.target, context);
      const spec = fieldSpec(specs, args.path);
      if (kindOf(spec).setBy !== name) throw refusal("field-kind", args.path);
      readField(fields, args.path);
      const checked = storableValueSchema(spec).safeParse(args.value);
      if (!checked.success)
        throw refusal("field-value", args.path, checked.error.issues[0]?.message);
      return {
        changes: writeTarget(
          records,
          args.target,
          withField(fields, args.path, args.value),
          context,
        ),
      };
    },
    invert(before, { target, path }, context) {
      return [
        {
          name,
          args: {
            target,
            path,
            value: readField(readTarget(before, target, context).fields, path),
          },
        },
      ];
    },
  });
}

/** Sets a value that is no content of its own, e.g. a choice or a number; the later writer's value stays. */
export const fieldSet = valueOperation("field.set");

/** Sets or removes (null) a picture with its crop, focal point and alt text. */
export const pictureSet = valueOperation("picture.set");

/** Sets or removes (null) a link. */
export const linkSet = valueOperation("link.set");
