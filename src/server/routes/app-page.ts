import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppFile, AppFiles } from "../app-files.ts";
import type { Auth } from "../auth/auth.ts";
import { AppError } from "../errors.ts";
import { ownProgram } from "../own-program.ts";
import { callerOf } from "../http/access.ts";
import { preferredBy, startScript } from "./account-start.ts";
import type { MethodTable } from "./method-table.ts";
import { securityHeaders } from "../security-headers.ts";

interface AppPageOptions {
  auth: Pick<Auth, "sessions" | "preferences">;
  files: AppFiles;
  methods: MethodTable;
}

const config = { access: { host: "app", who: "anyone" } } as const;
/** The app's service worker, as the build names it. */
const worker = "/offline-worker.js";
const year = "public, max-age=31536000, immutable";

function sendFile(request: FastifyRequest, reply: FastifyReply, file: AppFile): FastifyReply {
  reply.header("cache-control", file.immutable ? year : "no-cache");
  reply.header("etag", file.etag).header("vary", "accept-encoding").type(file.type);
  if (request.headers["if-none-match"] === file.etag) return reply.code(304).send();
  const takesBrotli = /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""));
  if (!takesBrotli || !file.brotli) return reply.send(file.body);
  return reply.header("content-encoding", "br").send(file.brotli);
}

/** The built editor: its files, and its page for every address that is no file and no call. */
export function appPageRoutes(
  app: FastifyInstance,
  { auth, files, methods }: AppPageOptions,
): void {
  app.get("/*", { config, schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const file = files.find(path);
    if (file)
      return sendFile(
        request,
        path === worker ? reply.headers(securityHeaders.worker) : reply,
        file,
      );
    if (path.startsWith("/api/") || /\.\w+$/.test(path)) methods.refuse(path);
    const nonce = randomBytes(18).toString("base64url");
    const preferred = await preferredBy(auth, callerOf(request));
    const own = startScript(preferred, { nonce, program: ownProgram() });
    const html = files.page(path, { nonce, head: own });
    if (html === undefined) throw new AppError("unavailable", { cause: "the app is not built" });
    return reply
      .headers(securityHeaders.page(nonce))
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(html);
  });
}
