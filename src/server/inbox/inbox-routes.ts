import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  type InboxList,
  complaintChangeSchema,
  csvQuerySchema,
  entryChangeSchema,
  erasedSchema,
  erasureSchema,
  inboxCountsSchema,
  inboxEntrySchemas,
  inboxLists,
  inboxQuerySchema,
  listChangeSchema,
} from "#/api/inbox.ts";
import { spokenLanguage } from "#/site/spoken-language.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { siteOf } from "../http/access.ts";
import { erasePerson } from "./erase-person.ts";
import { inboxCsv } from "./inbox-csv.ts";
import type { Inbox } from "./inbox.ts";

interface InboxRoutesOptions {
  inbox: Inbox;
  database: Database;
  clock: Clock;
}

/** What visitors said is for the owner alone: editors and viewers of a site don't need it for their work. */
const config = { access: { host: "app", who: "site-owner" } } as const;
/** By method and pattern, as the routes below are added. */
export const inboxRouteList = [
  "GET /api/v1/sites/:siteId/inbox",
  "POST /api/v1/sites/:siteId/erasures",
  "GET /api/v1/sites/:siteId/messages",
  "GET /api/v1/sites/:siteId/messages.csv",
  "PATCH /api/v1/sites/:siteId/messages",
  "GET /api/v1/sites/:siteId/messages/:entryId",
  "PATCH /api/v1/sites/:siteId/messages/:entryId",
  "DELETE /api/v1/sites/:siteId/messages/:entryId",
  "GET /api/v1/sites/:siteId/subscribers",
  "GET /api/v1/sites/:siteId/subscribers.csv",
  "PATCH /api/v1/sites/:siteId/subscribers",
  "GET /api/v1/sites/:siteId/subscribers/:entryId",
  "PATCH /api/v1/sites/:siteId/subscribers/:entryId",
  "DELETE /api/v1/sites/:siteId/subscribers/:entryId",
  "GET /api/v1/sites/:siteId/rsvps",
  "GET /api/v1/sites/:siteId/rsvps.csv",
  "PATCH /api/v1/sites/:siteId/rsvps",
  "GET /api/v1/sites/:siteId/rsvps/:entryId",
  "PATCH /api/v1/sites/:siteId/rsvps/:entryId",
  "DELETE /api/v1/sites/:siteId/rsvps/:entryId",
  "GET /api/v1/sites/:siteId/complaints",
  "GET /api/v1/sites/:siteId/complaints.csv",
  "PATCH /api/v1/sites/:siteId/complaints",
  "GET /api/v1/sites/:siteId/complaints/:entryId",
  "PATCH /api/v1/sites/:siteId/complaints/:entryId",
];

const csvType = "text/csv; charset=utf-8";

function entryIdOf(request: FastifyRequest): number {
  const { entryId }: Readonly<Record<string, string>> = Object(request.params);
  if (!/^[1-9]\d{0,14}$/.test(entryId ?? "")) throw new AppError("not-found");
  return Number(entryId);
}

function readingRoutes(
  instance: FastifyInstance,
  { inbox, clock }: Pick<InboxRoutesOptions, "inbox" | "clock">,
  list: InboxList,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const path = `/api/v1/sites/:siteId/${list}`;
  const entrySchema = inboxEntrySchemas[list];

  app.get(
    path,
    {
      config,
      schema: { querystring: inboxQuerySchema, response: { 200: z.array(entrySchema) } },
    },
    async (request, reply) => {
      const { entries, total } = await inbox.list(
        { siteId: siteOf(request).id, list },
        request.query,
      );
      reply.header("x-total-count", total).header("cache-control", "no-store");
      return entries;
    },
  );

  instance.get(
    `${path}.csv`,
    {
      config,
      schema: {
        querystring: csvQuerySchema,
        produces: ["text/csv"],
        response: { 200: z.string().describe("All of the list, one entry a line.") },
      },
    },
    async (request, reply) => {
      const { id: siteId } = siteOf(request);
      const { language } = csvQuerySchema.parse(request.query);
      const day = new Date(clock.now()).toISOString().slice(0, 10);
      const lines = inboxCsv(inbox, { siteId, list }, spokenLanguage(language));
      return reply
        .type(csvType)
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="${list}-${siteId}-${day}.csv"`)
        .send(Readable.from(lines));
    },
  );

  app.get(
    `${path}/:entryId`,
    { config, schema: { response: { 200: entrySchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return inbox.entry({ siteId: siteOf(request).id, list }, entryIdOf(request));
    },
  );
}

function changingRoutes(
  instance: FastifyInstance,
  { inbox }: Pick<InboxRoutesOptions, "inbox">,
  list: InboxList,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const path = `/api/v1/sites/:siteId/${list}`;
  const body = list === "complaints" ? complaintChangeSchema : entryChangeSchema;

  app.patch(
    path,
    {
      config,
      schema: { body: listChangeSchema, response: { 204: z.null().describe("Done.") } },
    },
    async (request, reply) => {
      const until = Date.parse(request.body.until);
      await inbox.markRead({ siteId: siteOf(request).id, list }, until);
      return reply.code(204).send(null);
    },
  );

  app.patch(
    `${path}/:entryId`,
    { config, schema: { body, response: { 200: inboxEntrySchemas[list] } } },
    async (request) => {
      const of = { siteId: siteOf(request).id, list };
      const id = entryIdOf(request);
      await inbox.change(of, id, request.body);
      return inbox.entry(of, id);
    },
  );

  // a complaint is the operator's: the owner of the site can't make it go away
  if (list === "complaints") return;
  app.delete(
    `${path}/:entryId`,
    {
      config,
      schema: { response: { 204: z.null().describe("It is in the trash for a day.") } },
    },
    async (request, reply) => {
      await inbox.trash({ siteId: siteOf(request).id, list }, entryIdOf(request));
      return reply.code(204).send(null);
    },
  );
}

/** What visitors sent, for the owner of the site. */
export function inboxRoutes(instance: FastifyInstance, options: InboxRoutesOptions): void {
  const { inbox, database } = options;
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/v1/sites/:siteId/inbox",
    { config, schema: { response: { 200: inboxCountsSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return inbox.counts(siteOf(request).id);
    },
  );

  app.post(
    "/api/v1/sites/:siteId/erasures",
    { config, schema: { body: erasureSchema, response: { 200: erasedSchema } } },
    async (request) =>
      erasePerson(database, { siteId: siteOf(request).id, email: request.body.email }),
  );

  for (const list of inboxLists) {
    readingRoutes(instance, options, list);
    changingRoutes(instance, options, list);
  }
}
