import type { FastifyInstance } from "fastify";
import { ownStaticBase } from "#/render/language-choices.ts";
import { AppError } from "../errors.ts";
import { loadFlagFiles } from "./flag-files.ts";

const config = { access: { host: "app", who: "anyone" } } as const;
const fileName = /^([a-z]{2})\.svg$/;

/** Flags for the bar on the editor's canvas; published sites have the ones that they show in their releases. */
export function flagRoutes(app: FastifyInstance): void {
  const loading = loadFlagFiles();
  app.get<{ Params: { name: string } }>(
    `${ownStaticBase}/flags/:name`,
    { config, schema: { hide: true } },
    async ({ params }, reply) => {
      const code = fileName.exec(params.name)?.[1];
      const flag = code === undefined ? undefined : (await loading).read(code);
      if (!flag) throw new AppError("not-found");
      return reply.header("cache-control", "public, max-age=3600").type("image/svg+xml").send(flag);
    },
  );
}
