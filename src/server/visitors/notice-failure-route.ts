import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { noticeFailureSchema } from "#/api/notice-failure.ts";
import type { Database } from "../db/database.ts";
import { siteOf } from "../http/access.ts";
import { readNoticeFailure } from "./notice-failure.ts";

const config = { access: { host: "app", who: "site-editor" } } as const;

/** Tells those who set the address for messages whether emails reach it. */
export function noticeFailureRoute(instance: FastifyInstance, { db }: Database): void {
  instance
    .withTypeProvider<ZodTypeProvider>()
    .get(
      "/api/v1/sites/:siteId/notice-failure",
      { config, schema: { response: { 200: noticeFailureSchema, 204: z.null() } } },
      async (request, reply) => {
        reply.header("cache-control", "no-store");
        const failure = await readNoticeFailure(db, siteOf(request).id);
        return failure ?? reply.code(204).send(null);
      },
    );
}
