import type { FastifyInstance } from "fastify";
import type { AppDependencies } from "./app-dependencies.ts";
import type { migrations } from "./db/migrations/list.ts";
import type { MethodTable } from "./routes/method-table.ts";

export interface RouteParts extends AppDependencies {
  readonly methods: MethodTable;
}

/** What a feature adds to the server. */
export interface Feature {
  /** Its routes by method and pattern, as `register` adds them. Visitors' paths have the default VISITOR_API_BASE. */
  readonly routes: readonly string[];
  readonly register?: (app: FastifyInstance, parts: RouteParts) => void;
  /** The kinds of its work that waits in the table of jobs. */
  readonly jobs: readonly string[];
  /** The steps of the schema that made its tables. */
  readonly migrations: readonly (keyof typeof migrations)[];
}
