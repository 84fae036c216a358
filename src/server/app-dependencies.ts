import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { AppFiles } from "./app-files.ts";
import type { Auth } from "./auth/auth.ts";
import type { Metrics } from "./metrics.ts";
import type { SiteHost } from "./site-host.ts";

/** Everything that the app needs and that has effects. */
export interface AppDependencies {
  appOrigin: string;
  sitesDomain: string;
  trustProxy: boolean;
  auth: Auth;
  siteHost: SiteHost;
  appFiles: AppFiles;
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** Throws when edits cannot be taken right now. */
  checkReady: () => Promise<void>;
  /** Routes of the parts that bring their own: sites, publishing, uploads, forms. */
  features: ((app: FastifyInstance) => void)[];
}
