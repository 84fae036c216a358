import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { lostFileSchema } from "#/api/operator.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import { LostContent } from "../storage/lost-content.ts";
import type { Storage } from "../storage/storage.ts";
import { contentOf } from "./content-of.ts";

interface LostFilesOptions {
  readonly hosting: Pick<SiteHosting, "sites" | "pointerOf" | "manifestOf">;
  readonly storage: Pick<Storage, "distrusted">;
}

/** The stored content that a live site consists of, as far as it can be known. */
async function contentOfSite(
  { hosting }: LostFilesOptions,
  siteId: number,
): Promise<ReadonlySet<string>> {
  const { manifest: own = "", recompressed = [] } = hosting.pointerOf(siteId) ?? {};
  const known = [own, ...recompressed];
  try {
    const manifest = await hosting.manifestOf(siteId);
    if (!manifest) return new Set(known);
    const pictures = Object.values(manifest.files).flatMap(({ place, hash }) =>
      place === "stored" ? [hash] : [],
    );
    return new Set([...known, ...contentOf(manifest), ...pictures]);
  } catch (error) {
    if (!(error instanceof LostContent)) throw error;
    return new Set([...known, error.hash]);
  }
}

/** Stored files that were found missing or damaged since the start, for the operator to see. */
export function lostFilesRoute(instance: FastifyInstance, options: LostFilesOptions): void {
  instance.withTypeProvider<ZodTypeProvider>().get(
    "/api/v1/operator/lost-files",
    {
      config: { access: { host: "app", who: "operator" } },
      schema: { response: { 200: z.array(lostFileSchema) } },
    },
    async (_request, reply) => {
      const { hosting, storage } = options;
      reply.header("cache-control", "no-store");
      const lost: z.infer<typeof lostFileSchema>[] = [];
      for (const hash of storage.distrusted) lost.push({ hash, sites: [] });
      if (lost.length === 0) return lost;
      for (const siteId of hosting.sites()) {
        const content = await contentOfSite(options, siteId);
        for (const { hash, sites } of lost) if (content.has(hash)) sites.push(siteId);
      }
      return lost;
    },
  );
}
