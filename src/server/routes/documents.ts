import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { type DocumentAnswer, documentAnswerSchema, documentQuerySchema } from "#/api/documents.ts";
import {
  loggedOperationSchema,
  operationsAnswerSchema,
  operationsBodySchema,
} from "#/api/operations.ts";
import { listQuerySchema } from "#/api/sites.ts";
import { z } from "zod";
import { AppError } from "../errors.ts";
import type { PastDocuments } from "../history/past-documents.ts";
import type { Documents } from "../sites/documents.ts";
import type { OperationLog } from "../sites/operation-log.ts";
import { authorOf, siteOf } from "../http/access.ts";

interface DocumentsRoutesOptions {
  documents: Documents;
  log: OperationLog;
  past: PastDocuments;
}

const writer = { access: { host: "app", who: "site-writer", guests: true } } as const;
const viewer = { access: { host: "app", who: "site-viewer", guests: true } } as const;
/** The log tells the whole past. */
const member = { access: { host: "app", who: "site-viewer" } } as const;
/** A page of 60 sections fits many times over. */
const bodyLimit = 4 * 1_048_576;

/** A site's document and the operations that change it. */
export function documentsRoutes(
  instance: FastifyInstance,
  { documents, log, past }: DocumentsRoutesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/v1/sites/:siteId/document",
    {
      config: viewer,
      schema: { querystring: documentQuerySchema, response: { 200: documentAnswerSchema } },
    },
    async (request, reply) => {
      const { page, at } = request.query;
      const { id } = siteOf(request);
      // guests see the site as it is
      if (request.guest && at !== undefined) throw new AppError("not-found");
      const json = await (at === undefined ? documents.json(id, page) : past.json(id, at, page));
      return (
        reply
          .type("application/json; charset=utf-8")
          .header("cache-control", "no-store")
          .serializer((text: string) => text)
          // its records stand in the database as they go out
          .send(json as unknown as DocumentAnswer)
      );
    },
  );

  app.post(
    "/api/v1/sites/:siteId/operations",
    {
      // what writers may not apply is refused one by one
      config: writer,
      bodyLimit,
      schema: { body: operationsBodySchema, response: { 200: operationsAnswerSchema } },
    },
    async (request) => {
      const { operations } = request.body;
      const { id, role } = siteOf(request);
      const answer = await log.append(id, operations, authorOf(request), role);
      const statuses = new Set(answer.results.map((result) => result.status));
      if (statuses.has("refused")) throw new AppError("operation-refused", { details: answer });
      if (statuses.has("conflict")) throw new AppError("operation-conflict", { details: answer });
      return answer;
    },
  );

  app.get(
    "/api/v1/sites/:siteId/operations",
    {
      config: member,
      schema: { querystring: listQuerySchema, response: { 200: z.array(loggedOperationSchema) } },
    },
    async (request, reply) => {
      const { operations, total } = await log.history(siteOf(request).id, request.query);
      reply.header("x-total-count", total);
      return operations;
    },
  );
}
