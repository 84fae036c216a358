import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";

interface HealthOptions {
  /** Throws when edits cannot be taken. */
  checkReady: () => Promise<void>;
}

const everywhere = { access: { host: "any", who: "anyone" } } as const;

/** For whoever watches the process: is it alive, and can it take edits? */
export function healthRoutes(app: FastifyInstance, { checkReady }: HealthOptions): void {
  app.get("/healthz", { config: everywhere, schema: { hide: true } }, async () => ({
    status: "ok",
  }));

  app.get("/readyz", { config: everywhere, schema: { hide: true } }, async (request) => {
    try {
      await checkReady();
    } catch (cause) {
      request.log.error({ err: cause }, "not ready");
      throw new AppError("unavailable", { cause });
    }
    return { status: "ok" };
  });
}
