import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Auth } from "../auth/auth.ts";
import type { Account } from "../auth/sessions.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { ExamineApart } from "../doctor/examine-apart.ts";
import type { OperatorDomainDeeds } from "../domains/operator-deeds.ts";
import type { Env } from "../env.ts";
import type { ReleaseFiles } from "../hosting/release-files.ts";
import type { Mail } from "../mail/mail.ts";
import type { NotifyOwners } from "../people/owner-emails.ts";
import { type HeldListOptions, createHeldList } from "../screening/held-list.ts";
import type { Screening } from "../screening/screening.ts";
import type { EnvSettings, ReadSettings } from "../installation/installation-settings.ts";
import { createAccountInvitations } from "./account-invitations.ts";
import { createChangePerson } from "./change-person.ts";
import { complaintPageRoute, complaintPageRouteList } from "./complaint-page-route.ts";
import { createHealthReports } from "./health-reports.ts";
import { healthRouteList, operatorHealthRoutes } from "./health-routes.ts";
import { heldRouteList, heldRoutes } from "./held-routes.ts";
import { createJobList } from "./job-list.ts";
import { createDomainList } from "./domain-list.ts";
import { operatorDomainRouteList, operatorDomainRoutes } from "./domain-routes.ts";
import { operatorJobRouteList, operatorJobRoutes } from "./job-routes.ts";
import { invitationRouteList, invitationRoutes } from "./invitation-routes.ts";
import { overviewRoute, overviewRouteList } from "./overview-route.ts";
import { operatorPeopleRouteList, operatorPeopleRoutes } from "./people-routes.ts";
import { createMakePasswordLink } from "./password-links.ts";
import { createPersonList } from "./person-list.ts";
import { operatorSettingRouteList, operatorSettingRoutes } from "./settings-routes.ts";
import { createSiteList } from "./site-list.ts";
import { operatorSiteRouteList, operatorSiteRoutes } from "./site-routes.ts";
import { operatorStorageRoutes, storageRouteList } from "./storage-routes.ts";
import { createTransferSite } from "./transfer-site.ts";

interface OperatorsOptions {
  database: Database;
  clock: Clock;
  auth: Pick<Auth, "links">;
  mail: Mail;
  jobs: Pick<Jobs, "add">;
  appOrigin: string;
  sitesDomain: string;
  /** The folder whose disk is told of. */
  dataDir: string;
  /** Whether mail leaves this installation. */
  delivers: boolean;
  readSettings: ReadSettings;
  envSettings: EnvSettings;
  hasTwoFactors: (account: Account) => Promise<boolean>;
  /** What releases consist of. */
  files: Pick<ReleaseFiles, "manifest" | "read">;
  screening: Screening;
  domainDeeds: OperatorDomainDeeds;
  log: Pick<FastifyBaseLogger, "error" | "warn">;
  examineApart: ExamineApart;
  /** The store that files are kept in, where it isn’t a folder of `dataDir`. */
  storageUrl?: string | undefined;
  backups: Env["backups"];
  /** The environment, whose secrets are in no answer. */
  source: Readonly<Record<string, string | undefined>>;
  notifyOwners: NotifyOwners;
  makeLive: HeldListOptions["makeLive"];
  rerender: HeldListOptions["rerender"];
  /** Shows visitors whom operators name by now. */
  followContact: () => Promise<void>;
}

export const operatorRouteList = [
  ...operatorSiteRouteList,
  ...operatorPeopleRouteList,
  ...invitationRouteList,
  ...complaintPageRouteList,
  ...operatorDomainRouteList,
  ...operatorJobRouteList,
  ...heldRouteList,
  ...overviewRouteList,
  ...healthRouteList,
  ...storageRouteList,
  ...operatorSettingRouteList,
] as const;

export const operatorMigrations = [
  "720-operators",
  "723-held-releases",
  "724-installation-settings",
  "830-quotas",
  "981-confirmations",
  "836-health-reports",
  "998-account-invitation-mail",
] as const;

/** What those see and do who run the installation: a file of routes for each of their screens. */
export interface Operators {
  register(app: FastifyInstance): void;
}

export function createOperators(options: OperatorsOptions): Operators {
  const list = createSiteList(options);
  const transfer = createTransferSite(options);
  const jobs = createJobList(options);
  const people = {
    list: createPersonList(options),
    change: createChangePerson(options),
    makePasswordLink: createMakePasswordLink(options),
  };
  const held = createHeldList(options);
  const health = createHealthReports(options);
  const domains = { list: createDomainList(options), deeds: options.domainDeeds };
  const invited = createAccountInvitations(options);
  return {
    register(app) {
      operatorSiteRoutes(app, { ...options, list, transfer });
      operatorPeopleRoutes(app, people);
      invitationRoutes(app, { invited });
      complaintPageRoute(app, options);
      operatorDomainRoutes(app, domains);
      operatorJobRoutes(app, { jobs });
      heldRoutes(app, { ...options, held });
      overviewRoute(app, { ...options, health });
      operatorHealthRoutes(app, { health });
      operatorStorageRoutes(app, { list, options });
      operatorSettingRoutes(app, options);
    },
  };
}
