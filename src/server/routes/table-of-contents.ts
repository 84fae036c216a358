import type { FastifyInstance } from "fastify";
import type { AppDependencies } from "../app-dependencies.ts";
import type { SecurityHeaders } from "../security-headers.ts";
import { appPageRoutes } from "./app-page.ts";
import { authRoutes } from "./auth.ts";
import { healthRoutes } from "./health.ts";
import type { MethodTable } from "./method-table.ts";
import { openApiRoute } from "./openapi.ts";

/** Every route of the server, by the file that holds it. */
export function registerRoutes(
  app: FastifyInstance,
  dependencies: AppDependencies,
  { headers, methods }: { headers: SecurityHeaders; methods: MethodTable },
): void {
  const { auth, checkReady, appFiles } = dependencies;
  healthRoutes(app, { checkReady });
  openApiRoute(app);
  authRoutes(app, { auth });
  for (const register of dependencies.features) register(app);
  appPageRoutes(app, { files: appFiles, headers, methods });
}
