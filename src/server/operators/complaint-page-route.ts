import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import type { ReleaseFiles } from "../hosting/release-files.ts";
import { sendSnapshot } from "./page-snapshot.ts";

const url = "/api/v1/operator/complaints/:complaintId/file";
const params = z.object({ complaintId: z.coerce.number().int().min(1).max(999_999_999_999_999) });
const releasePattern = /^[0-9a-f]{16}$/;

export const complaintPageRouteList = [`GET ${url}`] as const;

interface ComplaintPageOptions {
  database: Database;
  files: Pick<ReleaseFiles, "manifest" | "read">;
}

/** The page that a complaint is about, as it was published when it was reported, whatever became of the site. */
export function complaintPageRoute(
  instance: FastifyInstance,
  { database: { db }, files }: ComplaintPageOptions,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    url,
    { config: { access: { host: "app", who: "operator" } }, schema: { params } },
    async (request, reply) => {
      const row = await db
        .selectFrom("submissions")
        .select(["siteId", "page", "release"])
        .where("id", "=", request.params.complaintId)
        .where("kind", "=", "compliance")
        .executeTakeFirst();
      if (!row || !releasePattern.test(row.release ?? "")) throw new AppError("not-found");
      const release = await db
        .selectFrom("releases")
        .select("manifestHash")
        .where("siteId", "=", row.siteId)
        .where("manifestHash", "like", `${row.release}%`)
        .orderBy("id", "desc")
        .executeTakeFirst();
      if (!release) throw new AppError("not-found");
      const manifest = await files.manifest(release.manifestHash);
      return sendSnapshot(reply, files, { manifest, address: row.page });
    },
  );
}
