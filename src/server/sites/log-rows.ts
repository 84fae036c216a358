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
  createdAt: number;
}

export const loggedColumns = [
  "revision",
  "operationId",
  "authorId",
  "name",
  "args",
  "createdAt",
] as const;

export function toLogged(row: Omit<LogRow, "siteId">): LoggedOperation {
  return {
    revision: row.revision,
    id: row.operationId,
    name: row.name,
    args: JSON.parse(row.args),
    author: row.authorId,
    time: new Date(row.createdAt).toISOString(),
  };
}
