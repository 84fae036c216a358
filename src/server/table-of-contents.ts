import type { FastifyInstance } from "fastify";
import type { AppDependencies } from "./app-dependencies.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { registry, templates } from "#/sections/registry.ts";
import { projectRoutes } from "./projects/project-routes.ts";
import { mayStillRead } from "./http/access.ts";
import { appPageRoutes } from "./routes/app-page.ts";
import { authRoutes } from "./routes/auth.ts";
import { componentsRoutes } from "./routes/components.ts";
import { documentsRoutes } from "./routes/documents.ts";
import { eventsRoutes } from "./routes/events.ts";
import { healthRoutes } from "./routes/health.ts";
import type { MethodTable } from "./routes/method-table.ts";
import { openApiRoute } from "./routes/openapi.ts";
import { sitesRoutes } from "./routes/sites.ts";

/** Every route of the server, by the file that holds it. */
export function registerRoutes(
  app: FastifyInstance,
  dependencies: AppDependencies,
  { headers, methods }: { headers: SecurityHeaders; methods: MethodTable },
): void {
  const { auth, checkReady, appFiles, sites, documents, operations: log, signals } = dependencies;
  const { projects, startersFolder } = dependencies;
  healthRoutes(app, { checkReady });
  openApiRoute(app);
  authRoutes(app, { auth });
  componentsRoutes(app, { registry });
  sitesRoutes(app, { sites, projects, startersFolder, templates });
  projectRoutes(app, { projects, sites });
  documentsRoutes(app, { documents, log });
  eventsRoutes(app, { log, signals, mayRead: (request) => mayStillRead(request, { auth, sites }) });
  for (const register of dependencies.features) register(app);
  appPageRoutes(app, { files: appFiles, headers, methods });
}
