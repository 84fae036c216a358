import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { PublishEvent } from "#/api/publish-event.ts";
import {
  changedPagesQuerySchema,
  changedPagesSchema,
  changesSchema,
  equalsLiveSchema,
  listedReleaseSchema,
  liveSchema,
  mostGonePaths,
  newReleaseSchema,
  publishedSchema,
  releaseChangeSchema,
  releaseSchema,
  wentBackSchema,
} from "#/api/publishing.ts";
import { pageWeightSchema, weightQuerySchema } from "#/api/page-weight.ts";
import { listQuerySchema } from "#/api/sites.ts";
import { accountOf, siteOf } from "../http/access.ts";
import type { EqualsLive } from "./equals-live.ts";
import type { GoBack } from "./go-back.ts";
import type { WeighPage } from "./page-weights.ts";
import type { Publisher } from "./publisher.ts";
import type { ReadChangedPages, ReadChanges, ReadPeople } from "./release-changes.ts";
import type { LiveRelease } from "../sites/live-state.ts";
import type { ReleaseRows } from "./release-rows.ts";
import { toReleaseInfo } from "./release-rows.ts";
import type { ShowAgain } from "./show-again.ts";

interface PublishingRoutesOptions {
  readonly publisher: Publisher;
  readonly rows: ReleaseRows;
  readonly goBack: GoBack;
  readonly readChanges: ReadChanges;
  readonly readChangedPages: ReadChangedPages;
  readonly equalsLive: EqualsLive;
  readonly people: ReadPeople;
  readonly weigh: WeighPage;
  readonly liveReleaseOf: (siteId: number) => Promise<LiveRelease>;
  /** Shows a site that was unpublished. */
  readonly showAgain: ShowAgain;
  /** Tells who watches a site how far publishing it is. */
  readonly notify: (siteId: number, event: PublishEvent) => void;
}

const viewer = { access: { host: "app", who: "site-viewer" } } as const;
const editor = { access: { host: "app", who: "site-editor" } } as const;
/** Whatever was just published or made live is seen. */
const shown = ({ id }: { id: number }): LiveRelease => ({ id, isOff: false });
const releaseParamsSchema = z.object({
  siteId: z.string(),
  releaseId: z.coerce.number().int().gte(1).lte(Number.MAX_SAFE_INTEGER),
});

const changesUrl = "/api/v1/sites/:siteId/changes";
export const changesRouteList = [
  `GET ${changesUrl}`,
  `GET ${changesUrl}/pages`,
  `GET ${changesUrl}/none`,
] as const;

/** What publishing would change, and what pages weigh. */
function lookingRoutes(
  instance: FastifyInstance,
  { readChanges, readChangedPages, equalsLive, weigh }: PublishingRoutesOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    changesUrl,
    { config: viewer, schema: { response: { 200: changesSchema } } },
    async (request) => readChanges(siteOf(request).id, accountOf(request).id),
  );

  app.get(
    `${changesUrl}/pages`,
    {
      config: viewer,
      schema: { querystring: changedPagesQuerySchema, response: { 200: changedPagesSchema } },
    },
    async (request) => readChangedPages(siteOf(request).id, request.query.after),
  );

  app.get(
    `${changesUrl}/none`,
    { config: viewer, schema: { response: { 200: equalsLiveSchema } } },
    async (request) => equalsLive(siteOf(request).id),
  );

  app.get(
    "/api/v1/sites/:siteId/weight",
    {
      config: viewer,
      schema: { querystring: weightQuerySchema, response: { 200: pageWeightSchema } },
    },
    async (request) => weigh(siteOf(request).id, request.query.page),
  );
}

/** Publishing a site, and going back to earlier releases. */
export function publishingRoutes(
  instance: FastifyInstance,
  options: PublishingRoutesOptions,
): void {
  const { publisher, rows, goBack, people, liveReleaseOf, showAgain, notify } = options;
  const app = instance.withTypeProvider<ZodTypeProvider>();
  lookingRoutes(instance, options);

  app.post(
    "/api/v1/sites/:siteId/releases",
    { config: editor, schema: { body: newReleaseSchema, response: { 201: publishedSchema } } },
    async (request, reply) => {
      const { id: siteId } = siteOf(request);
      const authorId = accountOf(request).id;
      const { row, address, rendered } = await publisher.publish({
        siteId,
        authorId,
        ...request.body,
        onEvent: (event) => notify(siteId, event),
      });
      await showAgain(siteId, authorId);
      return reply.code(201).send({ ...toReleaseInfo(row, shown(row)), address, rendered });
    },
  );

  app.get(
    "/api/v1/sites/:siteId/releases",
    {
      config: viewer,
      schema: { querystring: listQuerySchema, response: { 200: z.array(listedReleaseSchema) } },
    },
    async (request, reply) => {
      const { id: siteId } = siteOf(request);
      const { releases, total } = await rows.list(siteId, request.query);
      const liveRelease = await liveReleaseOf(siteId);
      reply.header("x-total-count", total);
      const authors = new Set(releases.map(({ authorId }) => authorId));
      const publishers = await people(authors, accountOf(request).id);
      return releases.map((row) => ({
        ...toReleaseInfo(row, liveRelease),
        publisher: publishers[row.authorId] ?? null,
      }));
    },
  );

  app.patch(
    "/api/v1/sites/:siteId/releases/:releaseId",
    {
      config: editor,
      schema: {
        params: releaseParamsSchema,
        body: releaseChangeSchema,
        response: { 200: releaseSchema },
      },
    },
    async (request) => {
      const { id: siteId } = siteOf(request);
      const row = await rows.setNote(siteId, request.params.releaseId, request.body.note);
      return toReleaseInfo(row, await liveReleaseOf(siteId));
    },
  );

  app.put(
    "/api/v1/sites/:siteId/live",
    { config: editor, schema: { body: liveSchema, response: { 200: wentBackSchema } } },
    async (request) => {
      const { id: siteId } = siteOf(request);
      const release = Number(request.body.releaseId);
      const authorId = accountOf(request).id;
      const { row, gone } = await goBack({ siteId, release, authorId });
      await showAgain(siteId, authorId);
      const { languages, paths } = gone;
      const listed = { languages, paths: paths.slice(0, mostGonePaths), pathCount: paths.length };
      return { ...toReleaseInfo(row, shown(row)), gone: listed };
    },
  );
}
