import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Mail } from "../mail/mail.ts";
import { createSiteList } from "./site-list.ts";
import { operatorSiteRoutes } from "./site-routes.ts";
import { createTransferSite } from "./transfer-site.ts";

interface OperatorsOptions {
  database: Database;
  clock: Clock;
  mail: Mail;
  appOrigin: string;
  sitesDomain: string;
}

/** What those see and do who run the installation: a file of routes for each of their screens. */
export interface Operators {
  register(app: FastifyInstance): void;
}

export function createOperators(options: OperatorsOptions): Operators {
  const list = createSiteList(options);
  const transfer = createTransferSite(options);
  return {
    register(app) {
      operatorSiteRoutes(app, { list, transfer });
    },
  };
}
