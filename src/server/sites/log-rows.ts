import type { LoggedOperation } from "#/api/operations.ts";

/** An operation as its row in the log. */
export interface LogRow {
  siteId: number;
  revision: number;
  operationId: string;
  authorId: string;
  name: string;
  /** JSON. */
  args: string;
  via: string;
  batchId: string | null;
  batchName: string | null;
  createdAt: number;
}

export const loggedColumns = [
  "revision",
  "operationId",
  "authorId",
  "name",
  "args",
  "via",
  "batchId",
  "batchName",
  "createdAt",
] as const;

export function toLogged(row: Omit<LogRow, "siteId">): LoggedOperation {
  return {
    revision: row.revision,
    id: row.operationId,
    name: row.name,
    args: JSON.parse(row.args),
    author: row.authorId,
    via: row.via,
    batch: row.batchId === null ? null : { id: row.batchId, name: row.batchName ?? "" },
    time: new Date(row.createdAt).toISOString(),
  };
}
