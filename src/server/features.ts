import type { FastifyInstance } from "fastify";
import type { AppDependencies } from "./app-dependencies.ts";
import type { JobHandlers } from "./jobs/jobs.ts";
import type { Feature, RouteParts } from "./feature.ts";
import { tableOfContents } from "./table-of-contents.ts";

const features: Readonly<Record<string, Feature>> = tableOfContents;

/** Adds every route of the server. */
export function registerRoutes(
  app: FastifyInstance,
  dependencies: AppDependencies,
  rest: Pick<RouteParts, "methods">,
): void {
  const parts = { ...dependencies, ...rest };
  for (const { register } of Object.values(features)) register?.(app, parts);
  dependencies.moreRoutes?.(app);
}

/** The handlers of some features together. @throws for work that the table doesn't name: it would never be found there */
export function collectHandlers(
  handlers: Readonly<Partial<Record<keyof typeof tableOfContents, JobHandlers>>>,
): JobHandlers {
  for (const [feature, own] of Object.entries(handlers)) {
    const unnamed = Object.keys(own).filter((kind) => !features[feature]?.jobs.includes(kind));
    if (unnamed.length > 0)
      throw new Error(`The table of contents has no job ${unnamed.join()} in ${feature}`);
  }
  return Object.assign({}, ...Object.values(handlers)) as JobHandlers;
}
