/** How long a PostgreSQL is waited for, in milliseconds. */
export interface DatabaseTimeouts {
  /** For a connection. */
  readonly connect: number;
  /** For a statement. */
  readonly statement: number;
}

export const defaultTimeouts: DatabaseTimeouts = { connect: 5_000, statement: 8_000 };
