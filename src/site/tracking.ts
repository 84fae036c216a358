import * as z from "zod/mini";
import { trackers } from "#/vendors/registry.ts";
import { isValue, readValue } from "#/vendors/value-format.ts";
import type { ValueFormat } from "#/vendors/value-format.ts";

/** Formats of all values of trackers by their names. */
const formats: readonly (readonly [name: string, format: ValueFormat])[] = trackers.flatMap(
  ({ values }) => Object.entries(values),
);

const wrongFormat = { code: "custom", message: "This isn’t in the vendor’s format" } as const;

/** Ids of visitor analytics and of ads (specification, section 3), each in its vendor's format (R14); "" is none. */
export const trackingSchema = z.strictObject(
  Object.fromEntries(
    formats.map(([name, format]) => [
      name,
      z.optional(
        z.string().check(z.refine((value) => isValue(format, value), wrongFormat.message)),
      ),
    ]),
  ),
);
export type Tracking = z.infer<typeof trackingSchema>;

/** The values that are there in the order of the registry, so that undoing a removal gives back every byte. */
export function inOrder(tracking: Tracking): Tracking {
  return Object.fromEntries(
    formats.flatMap(([name]) => (tracking[name] ? [[name, tracking[name]]] : [])),
  );
}

/** A value as it is pasted, brought into its vendor's format; "" and null remove it. */
function pastedSchema(format: ValueFormat) {
  return z.pipe(
    z.nullable(z.string()),
    z.transform((pasted, context) => {
      const value = pasted === null ? "" : readValue(format, pasted);
      if (value !== undefined) return value === "" ? null : value;
      context.issues.push({ ...wrongFormat, input: pasted });
      return z.NEVER;
    }),
  );
}

/** Values to set. */
export const trackingPatchSchema = z.strictObject(
  Object.fromEntries(formats.map(([name, format]) => [name, z.optional(pastedSchema(format))])),
);
