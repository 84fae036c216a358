import type { FastifyInstance } from "fastify";
import type { AppDependencies } from "../app-dependencies.ts";
import type { SecurityHeaders } from "../security-headers.ts";
import { registry, templates } from "#/sections/registry.ts";
import { projectRoutes } from "../projects/project-routes.ts";
import { mayStillRead } from "./access.ts";
import { appPageRoutes } from "./app-page.ts";
import { authRoutes } from "./auth.ts";
import { componentsRoutes } from "./components.ts";
import { documentsRoutes } from "./documents.ts";
import { eventsRoutes } from "./events.ts";
import { healthRoutes } from "./health.ts";
import type { MethodTable } from "./method-table.ts";
import { openApiRoute } from "./openapi.ts";
import { sitesRoutes } from "./sites.ts";

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
