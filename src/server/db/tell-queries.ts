import type { LogEvent } from "kysely";
import type { Dialect } from "./database.ts";
import { isTracing, tellSpan } from "../spans.ts";

const systems = { sqlite: "sqlite", postgres: "postgresql" } as const;
/** What a statement does, and to which table: of its values nothing is told. */
const verbPattern = /^\s*(\w+)/;
const tablePattern = /\b(?:from|into|update|table)\s+"(\w+)"/i;

function nameOf(statement: string): string {
  const [, verb = "query"] = verbPattern.exec(statement) ?? [];
  const [, table] = tablePattern.exec(statement) ?? [];
  return [verb.toUpperCase(), table].filter(Boolean).join(" ");
}

/** Tells traces of every query, as Kysely logs them. */
export function tellQueries(dialect: Dialect): (event: LogEvent) => void {
  return ({ level, query, queryDurationMillis }) => {
    if (!isTracing()) return;
    const attributes = { "db.system.name": systems[dialect] };
    const about = { name: nameOf(query.sql), kind: "client", attributes } as const;
    tellSpan(about, { tookMs: queryDurationMillis, hasFailed: level === "error" });
  };
}
