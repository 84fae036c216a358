import type { FastifyInstance } from "fastify";
import { AppError, isOutside } from "../errors.ts";

interface HealthOptions {
  /** Throws when edits cannot be taken, with what the answer tells as its reason. */
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
      throw isOutside(cause) ? cause : new AppError("unavailable", { cause });
    }
    return { status: "ok" };
  });
}
