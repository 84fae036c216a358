import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  commentTextSchema,
  commentsSeenSchema,
  commentsSchema,
  madeThreadSchema,
  newThreadSchema,
  threadChangeSchema,
} from "#/api/comments.ts";
import { isAtLeast } from "#/api/roles.ts";
import { idSchema } from "#/site/id.ts";
import { accountOf, authorOf, personOf, siteOf } from "../http/access.ts";
import { shownName } from "../http/shown-name.ts";
import {
  type CommentEmailRoutesOptions,
  commentEmailRouteList,
  commentEmailRoutes,
} from "./comment-email-routes.ts";
import type { Commenter } from "./commenter.ts";
import type { Comments } from "./comments.ts";

/** Whoever may look at a site may say something about it. */
const config = { access: { host: "app", who: "site-viewer", guests: true } } as const;
const bodyLimit = 16_384;
const url = "/api/v1/sites/:siteId/comments";
const threadParams = z.object({ siteId: z.string(), threadId: idSchema });
const commentParams = z.object({ siteId: z.string(), threadId: idSchema, commentId: idSchema });
const nothing = z.null();

/** By method and pattern, as the routes below are added. */
export const commentRouteList = [
  "GET /api/v1/sites/:siteId/comments",
  "POST /api/v1/sites/:siteId/comments",
  "PUT /api/v1/sites/:siteId/comments/seen",
  "PATCH /api/v1/sites/:siteId/comments/:threadId",
  "POST /api/v1/sites/:siteId/comments/:threadId/replies",
  "PATCH /api/v1/sites/:siteId/comments/:threadId/replies/:commentId",
  "DELETE /api/v1/sites/:siteId/comments/:threadId/replies/:commentId",
  ...commentEmailRouteList,
];

function commenterOf(request: FastifyRequest): Commenter {
  const who = { id: personOf(request), signature: authorOf(request) };
  if (request.guest) return { ...who, name: request.guest.name };
  // as who may hand such links out
  const moderates = isAtLeast(siteOf(request).role, "editor");
  return { ...who, name: shownName(accountOf(request)), moderates };
}

interface CommentRoutesOptions extends CommentEmailRoutesOptions {
  readonly comments: Comments;
}

/** What people say about sections, and the end of the emails about it. */
export function commentRoutes(
  instance: FastifyInstance,
  { comments, ...emails }: CommentRoutesOptions,
): void {
  commentEmailRoutes(instance, emails);
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    url,
    { config, schema: { response: { 200: commentsSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return comments.list(siteOf(request).id, commenterOf(request));
    },
  );

  app.post(
    url,
    { config, bodyLimit, schema: { body: newThreadSchema, response: { 201: madeThreadSchema } } },
    async (request, reply) => {
      const id = await comments.begin(siteOf(request).id, commenterOf(request), request.body);
      return reply.code(201).send({ id });
    },
  );

  app.put(
    `${url}/seen`,
    { config, schema: { body: commentsSeenSchema, response: { 204: nothing } } },
    async (request, reply) => {
      const until = Date.parse(request.body.until);
      await comments.see(siteOf(request).id, commenterOf(request), until);
      return reply.code(204).send(null);
    },
  );

  app.patch(
    `${url}/:threadId`,
    {
      config,
      schema: { params: threadParams, body: threadChangeSchema, response: { 204: nothing } },
    },
    async (request, reply) => {
      const { threadId } = request.params;
      const { isResolved } = request.body;
      await comments.resolve(siteOf(request).id, commenterOf(request), threadId, isResolved);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${url}/:threadId/replies`,
    {
      config,
      bodyLimit,
      schema: { params: threadParams, body: commentTextSchema, response: { 204: nothing } },
    },
    async (request, reply) => {
      const { threadId } = request.params;
      const { text } = request.body;
      await comments.reply(siteOf(request).id, commenterOf(request), threadId, text);
      return reply.code(204).send(null);
    },
  );

  ownCommentRoutes(instance, comments);
}

/** Changing and deleting what one has said. */
function ownCommentRoutes(instance: FastifyInstance, comments: Comments): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const own = `${url}/:threadId/replies/:commentId`;

  app.patch(
    own,
    {
      config,
      bodyLimit,
      schema: { params: commentParams, body: commentTextSchema, response: { 204: nothing } },
    },
    async (request, reply) => {
      const { commentId } = request.params;
      const { text } = request.body;
      await comments.change(siteOf(request).id, commenterOf(request), commentId, text);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    own,
    { config, schema: { params: commentParams, response: { 204: nothing } } },
    async (request, reply) => {
      const { commentId } = request.params;
      await comments.remove(siteOf(request).id, commenterOf(request), commentId);
      return reply.code(204).send(null);
    },
  );
}
