import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { listQuerySchema } from "#/api/sites.ts";
import { idSchema } from "#/site/id.ts";
import type { Crop } from "#/site/image.ts";
import { assetSchema } from "#/site/asset-schema.ts";
import { cropSchema, variantWidths } from "#/site/image.ts";
import { AppError } from "../errors.ts";
import { authorOf, siteOf } from "../http/access.ts";
import { whileConnected } from "../http/client-closed.ts";
import { formLimits, readUpload } from "../http/read-upload.ts";
import { BoundedWork } from "../limits/bounded-work.ts";
import type { AssetViews } from "./asset-views.ts";
import type { Assets } from "./assets.ts";
import type { PictureSets } from "./picture-sets.ts";

interface AssetRoutesOptions {
  readonly assets: Assets;
  readonly sets: PictureSets;
  readonly views: AssetViews;
}

/** Most bytes of an upload. */
export const uploadLimit = 20 * 1_048_576;

/**
 * Uploads of a process, of which each may hold `uploadLimit` in memory. What waits holds no more than a connection: its
 * body is read when it is its turn.
 */
export const uploadBounds = {
  atOnce: 6,
  atOnceOfKey: 2,
  waiting: 40,
  underWayOfKey: 20,
  // a body is cut two minutes after its request began
  longestWait: 60_000,
  refusal: {
    message: "Too many pictures are being uploaded at once. Try again in a few seconds.",
    retryAfter: 5,
  },
} as const;

const viewer = { access: { host: "app", who: "site-viewer", guests: true } } as const;
const writer = { access: { host: "app", who: "site-writer", guests: true } } as const;
const editor = { access: { host: "app", who: "site-editor" } } as const;
const assetParams = z.object({ siteId: z.string(), asset: idSchema });

function parseCrop(text: string, context: z.core.$RefinementCtx): Crop {
  try {
    const crop = cropSchema.safeParse(JSON.parse(text));
    if (crop.success) return crop.data;
  } catch {
    // told below, like a crop of the wrong form
  }
  context.addIssue({ code: "custom", message: "This isn’t a valid crop" });
  return z.NEVER;
}

/** Which view of a picture is asked for. */
export const fileQuery = z.object({
  width: z.coerce.number().int().min(1).max(variantWidths.xlarge).default(variantWidths.large),
  /** A crop as JSON. */
  crop: z.string().max(300).transform(parseCrop).optional(),
});

/** The pictures of a site: sending, listing, showing. */
export function assetRoutes(
  instance: FastifyInstance,
  { assets, sets, views }: AssetRoutesOptions,
): void {
  const turns = new BoundedWork(uploadBounds);
  instance.register(async (scope) => {
    await scope.register(multipart, {
      limits: formLimits(uploadLimit),
    });
    const app = scope.withTypeProvider<ZodTypeProvider>();

    app.post(
      "/api/v1/sites/:siteId/assets",
      {
        config: writer,
        bodyLimit: uploadLimit + 100_000,
        schema: { response: { 201: assetSchema } },
      },
      async (request, reply) => {
        const asker = { key: authorOf(request), signal: whileConnected(reply.raw) };
        const asset = await turns.run(asker, async () =>
          assets.add(siteOf(request).id, await readUpload(request, "picture"), asker),
        );
        return reply.code(201).send(asset);
      },
    );

    app.get(
      "/api/v1/sites/:siteId/assets",
      {
        config: viewer,
        schema: { querystring: listQuerySchema, response: { 200: z.array(assetSchema) } },
      },
      async (request, reply) => {
        const { assets: list, total } = await assets.list(siteOf(request).id, request.query);
        reply.header("x-total-count", total);
        return list;
      },
    );

    app.delete(
      "/api/v1/sites/:siteId/assets/:asset",
      { config: editor, schema: { params: assetParams, response: { 204: z.null() } } },
      async (request, reply) => {
        await assets.trash(siteOf(request).id, request.params.asset);
        return reply.code(204).send(null);
      },
    );

    app.get(
      "/api/v1/sites/:siteId/assets/:asset/file",
      { config: viewer, schema: { params: assetParams, querystring: fileQuery } },
      async (request, reply) => {
        const stored = await sets.assetOf(siteOf(request).id, request.params.asset);
        if (!stored) throw new AppError("not-found");
        const { width, crop = null } = request.query;
        const body = await views.view(stored, { crop, width }, { key: authorOf(request) });
        // the picture behind an id never changes; a guest's link may be taken back, so their device keeps none
        return reply
          .header(
            "cache-control",
            request.guest ? "private, no-store" : "private, max-age=31536000, immutable",
          )
          .type("image/webp")
          .send(body);
      },
    );
  });
}
