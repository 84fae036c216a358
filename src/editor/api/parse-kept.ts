import * as z from "zod/mini";
import { sessionSchema } from "#/api/auth.ts";
import { siteInfoSchema } from "#/api/sites.ts";

const sitesSchema = z.array(siteInfoSchema);

/** A kept answer of a path, undefined where it isn't one: an earlier version wrote it, or nobody knows who. */
export function parseKept(path: string, value: unknown): unknown {
  const schema = path === "auth/session" ? sessionSchema : sitesSchema;
  return schema.safeParse(value).data;
}
