import type * as z from "zod/mini";
import type { Checked } from "../../../session/drafts/use-draft.ts";

/** Checks what is typed by the model's own schema; what doesn't fit it gets these words. */
export function bySchema<Value>(
  schema: z.ZodMiniType<Value>,
  error: string,
): (text: string) => Checked<Value> {
  return (text) => {
    const read = schema.safeParse(text.trim());
    return read.success ? { value: read.data } : { error };
  };
}
