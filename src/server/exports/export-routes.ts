import { finished } from "node:stream/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  type ExportQuery,
  exportAddressAnswerSchema,
  exportAddressSchema,
  exportOfferSchema,
  exportQuerySchema,
} from "#/api/exports.ts";
import { spokenLanguage } from "#/site/spoken-language.ts";
import { expectPace } from "../archives/least-pace.ts";
import { type ZippedFiles, zipFiles } from "../archives/zip-files.ts";
import { AppError } from "../errors.ts";
import { accountOf, siteOf } from "../http/access.ts";
import { whileConnected } from "../http/client-closed.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { BoundedWork } from "../limits/bounded-work.ts";
import type { Sites } from "../sites/sites.ts";
import type { Exports } from "./exports.ts";
import { noteExport } from "./note-export.ts";

interface ExportRoutesOptions {
  readonly database: Pick<Database, "db">;
  readonly clock: Pick<Clock, "now">;
  readonly exports: Exports;
  readonly sites: Pick<Sites, "info">;
}

const url = "/api/v1/sites/:siteId/export";
export const exportRouteList = [`GET ${url}`, `GET ${url}/offer`, `PUT ${url}/address`] as const;

const editor = { access: { host: "app", who: "site-editor" } } as const;
const owner = { access: { host: "app", who: "site-owner" } } as const;

/** By process, counted before anything is read. One takes as long as its reader does, and little memory. */
const bounds = {
  atOnce: 12,
  waiting: 12,
  underWayOfKey: 1,
  longestWait: 30_000,
  refusal: {
    message: "Another export of yours is still running. Try again when it’s there.",
    retryAfter: 30,
  },
};

/** Whoever takes nothing for so long has gone, in milliseconds. */
const longestStall = 120_000;

/** And whoever takes less, though that is not nothing: places are few. */
const leastPace = { bytesPerSecond: 16_384, after: 60_000, every: 15_000 };

/** What visitors said is for the owner alone. @throws AppError forbidden */
function expectRight({ role }: ReturnType<typeof siteOf>, query: ExportQuery): void {
  const hasVisitors =
    query.form === "visitors" || (query.form === "everything" && query.visitors === "true");
  if (hasVisitors && role !== "owner") throw new AppError("forbidden");
}

/** The archive that is asked for; its headers are set. */
async function prepare(
  request: FastifyRequest<{ Querystring: ExportQuery }>,
  reply: FastifyReply,
  { exports, sites }: ExportRoutesOptions,
): Promise<ZippedFiles> {
  const { query } = request;
  const site = siteOf(request);
  expectRight(site, query);
  const { slug } = await sites.info(site.id, accountOf(request).id);
  const language = spokenLanguage(request.headers["accept-language"]?.slice(0, 2) ?? "en");
  const files = await exports.files({ ...query, siteId: site.id, language });
  const zip = zipFiles(files, { compress: query.form !== "project" });
  const suffix = query.form === "project" ? "" : `-${query.form}`;
  reply
    .type("application/zip")
    .header("cache-control", "no-store")
    .header("content-disposition", `attachment; filename="${slug}${suffix}.zip"`);
  if (zip.bytes !== undefined) reply.header("content-length", zip.bytes);
  return zip;
}

/** Sites on their way to other places, as zips. */
export function exportRoutes(instance: FastifyInstance, options: ExportRoutesOptions): void {
  const { exports } = options;
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const turns = new BoundedWork(bounds);

  const inTurn = (request: FastifyRequest, reply: FastifyReply, work: () => Promise<unknown>) =>
    turns.run({ key: accountOf(request).id, signal: whileConnected(reply.raw) }, work);

  const schema = {
    querystring: exportQuerySchema,
    response: {
      200: {
        description: "The files as they are made; one that breaks off is no archive.",
        content: { "application/zip": { schema: z.string() } },
      },
    },
  };
  // the archive is sent as it is made, so its type is not the schema's
  instance.get<{ Querystring: ExportQuery }>(
    url,
    { config: editor, schema, exposeHeadRoute: false },
    async (request, reply) => {
      await inTurn(request, reply, async () => {
        const zip = await prepare(request, reply, options);
        const { id: siteId } = siteOf(request);
        const { id: authorId } = accountOf(request);
        // a full disk, or a database that takes nothing, keeps nobody from leaving
        await noteExport(options, { siteId, authorId, query: request.query }).catch(
          (err: unknown) => request.log.error({ err }, "an export couldn’t be noted"),
        );
        reply.raw.setTimeout(longestStall, () => reply.raw.destroy());
        expectPace(reply.raw, leastPace);
        const stream = zip.stream();
        stream.on("error", (err) => request.log.error({ err }, "an export broke off"));
        void reply.send(stream);
        // however it ended, its place is free
        await finished(reply.raw).catch(() => undefined);
      });
      return reply;
    },
  );
  // whether it can be had, and where that is known its size
  instance.head<{ Querystring: ExportQuery }>(
    url,
    { config: editor, schema },
    async (request, reply) => {
      await inTurn(request, reply, () => prepare(request, reply, options));
      return reply.send();
    },
  );

  app.get(
    `${url}/offer`,
    { config: editor, schema: { response: { 200: exportOfferSchema } } },
    async (request, reply) => {
      const { id, role } = siteOf(request);
      reply.header("cache-control", "no-store");
      return exports.offer(id, role === "owner");
    },
  );

  app.put(
    `${url}/address`,
    {
      config: owner,
      schema: { body: exportAddressSchema, response: { 200: exportAddressAnswerSchema } },
    },
    async (request) => ({
      address: await exports.addresses.set(siteOf(request).id, request.body.address),
    }),
  );
}
