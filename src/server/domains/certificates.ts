import type { Selectable } from "kysely";
import * as z from "zod/mini";
import { certificateStateSchema } from "#/api/domains.ts";
import type { DomainsTable } from "../db/domain-tables.ts";

const storedSchema = z.object({
  state: certificateStateSchema,
  until: z.nullable(z.number()),
});
/** How a domain answered over HTTPS, as rows keep it. */
export type StoredCertificate = z.infer<typeof storedSchema>;

/** What was found out last; null where nobody asked, or the row can't be read: the next look writes it anew. */
export function certificateOf({
  certificate,
}: Pick<Selectable<DomainsTable>, "certificate">): StoredCertificate | null {
  try {
    return certificate === null ? null : storedSchema.parse(JSON.parse(certificate));
  } catch {
    return null;
  }
}
