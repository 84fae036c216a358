import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { previewAddress } from "../http/hosts.ts";
import { linkRoutes } from "./link-routes.ts";
import { type LinkSessions, createLinkSessions } from "./link-sessions.ts";
import { createSiteLinks } from "./site-links.ts";

interface LinksOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly appOrigin: string;
  readonly sitesDomain: string;
}

/** Links to what isn't public: handed out by those who may publish it, exchanged by whoever has one. */
export interface Links {
  readonly sessions: LinkSessions;
  register(app: FastifyInstance): void;
}

export function createLinks(options: LinksOptions): Links {
  const addressOf = (key: string, token: string) => `${previewAddress(key, options)}#${token}`;
  const links = createSiteLinks({ ...options, addressOf });
  return {
    sessions: createLinkSessions(options),
    register: (app) => linkRoutes(app, links),
  };
}
