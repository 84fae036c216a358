import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { consentPayload } from "#/api/visitors/consent-payload.ts";
import { AppError } from "../errors.ts";
import type { Consents } from "./consents.ts";
import type { FormGate } from "./form-limits.ts";
import type { PublishedSites } from "./published-sites.ts";
import { checkOrigin, readVisit, siteOfVisit } from "./visit.ts";

interface ConsentRoutesOptions {
  /** Path of the visitors' calls without a slash at its end (R26). */
  base: string;
  sites: PublishedSites;
  consents: Consents;
  gate: FormGate;
}

const config = { access: { host: "visitors", who: "anyone" } } as const;
const bodyLimit = 4_096;
const otherMethods = ["GET", "PUT", "PATCH", "DELETE"];

function addConsent(instance: FastifyInstance, path: string, options: ConsentRoutesOptions): void {
  const { sites, consents, gate } = options;
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const schema = {
    summary: "What a visitor chose about cookies.",
    body: consentPayload,
    response: { 204: z.null().describe("Stored.") },
  };
  app.post(path, { config, schema, bodyLimit }, async (request, reply) => {
    const site = await siteOfVisit(request, sites);
    checkOrigin(request, reply, { site, sites });
    await gate.arrive(request.ip);
    await gate.enter(site.id);
    const { language } = readVisit(request, { site, sites });
    await consents.add({ ...request.body, siteId: site.id, language });
    return reply.code(204).header("cache-control", "no-store").send(null);
  });
  app.options(path, { config, schema: { hide: true } }, async (request, reply) => {
    checkOrigin(request, reply, { site: await siteOfVisit(request, sites), sites });
    return reply
      .code(204)
      .header("access-control-allow-methods", "POST")
      .header("access-control-allow-headers", "content-type, language")
      .header("access-control-max-age", "600")
      .send();
  });
  app.route({
    url: path,
    method: otherMethods,
    config,
    schema: { hide: true },
    handler: () => {
      throw new AppError("method-not-allowed", { allow: ["POST"] });
    },
  });
}

/** Consent records under the configured base (R26) and under /api/v1. */
export function consentRoutes(instance: FastifyInstance, options: ConsentRoutesOptions): void {
  for (const start of new Set(["/api/v1", options.base])) {
    addConsent(instance, `${start}/sites/consent/:site/`, options);
  }
}
