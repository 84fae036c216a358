import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  linkCommentsSchema,
  linkPasswordSchema,
  madeLinkSchema,
  newLinkSchema,
  siteLinksSchema,
} from "#/api/links.ts";
import { accountOf, siteOf } from "../http/access.ts";
import type { LinkPasswords } from "./link-passwords.ts";
import type { SiteLinks } from "./site-links.ts";

const editor = { access: { host: "app", who: "site-editor" } } as const;
const url = "/api/v1/sites/:siteId/links";
/** By method and pattern; the last is in `guests.ts`. */
export const linkRouteList = [
  `GET ${url}`,
  `POST ${url}`,
  `DELETE ${url}/:linkId`,
  `PUT ${url}/:linkId/password`,
  `DELETE ${url}/:linkId/password`,
  `PUT ${url}/:linkId/comments`,
  "POST /api/v1/links/sessions",
] as const;
const params = z.object({
  siteId: z.string(),
  linkId: z.coerce.number().int().min(1).max(999_999_999_999_999),
});

const linkOf = (request: FastifyRequest, id: number) => ({
  siteId: siteOf(request).id,
  id,
  authorId: accountOf(request).id,
});

/** Links that show a draft or a release to whoever has one: for those who may publish it. */
export function linkRoutes(
  instance: FastifyInstance,
  links: SiteLinks,
  passwords: LinkPasswords,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    url,
    { config: editor, schema: { response: { 200: siteLinksSchema } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return { links: await links.list(siteOf(request).id) };
    },
  );

  app.post(
    url,
    { config: editor, schema: { body: newLinkSchema, response: { 201: madeLinkSchema } } },
    async (request, reply) => {
      const made = await links.create(siteOf(request).id, accountOf(request).id, request.body);
      return reply.code(201).header("cache-control", "no-store").send(made);
    },
  );

  app.delete(
    `${url}/:linkId`,
    { config: editor, schema: { params, response: { 204: z.null() } } },
    async (request, reply) => {
      await links.revoke(siteOf(request).id, request.params.linkId);
      return reply.code(204).send(null);
    },
  );

  app.put(
    `${url}/:linkId/comments`,
    {
      config: editor,
      schema: { params, body: linkCommentsSchema, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { takesComments } = request.body;
      await links.takeComments(siteOf(request).id, request.params.linkId, takesComments);
      return reply.code(204).send(null);
    },
  );

  linkPasswordRoutes(instance, passwords);
}

/** Sets and removes what a link to look asks for besides. */
function linkPasswordRoutes(instance: FastifyInstance, passwords: LinkPasswords): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.put(
    `${url}/:linkId/password`,
    {
      config: editor,
      schema: { params, body: linkPasswordSchema, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await passwords.set(linkOf(request, request.params.linkId), request.body.password);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `${url}/:linkId/password`,
    { config: editor, schema: { params, response: { 204: z.null() } } },
    async (request, reply) => {
      await passwords.remove(linkOf(request, request.params.linkId));
      return reply.code(204).send(null);
    },
  );
}
