import { readFileSync } from "node:fs";
import type { z } from "zod";

/** A report that a test runner wrote, or undefined when it crashed before it could. */
export function readReport<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
