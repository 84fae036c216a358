import type { FastifyInstance } from "fastify";
import type { Auth } from "../auth/auth.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { JobHandlers, Jobs } from "../jobs/jobs.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";
import type { Mail } from "../mail/mail.ts";
import type { TakeSiteMail } from "../quotas/mail-quota.ts";
import type { EraseSites } from "../trash/erase-sites.ts";
import { accountDeletionRoutes } from "./account-deletion-routes.ts";
import { createAccountDeletion } from "./account-deletion.ts";
import { emailChangeRoutes } from "./email-change-routes.ts";
import { createEmailChanges } from "./email-changes.ts";
import { createInvitations } from "./invitations.ts";
import { createMembers } from "./members.ts";
import { offerRoutes } from "./offer-routes.ts";
import { createOffers } from "./offers.ts";
import { passwordResetRoutes } from "./password-reset-routes.ts";
import { createPasswordResets } from "./password-resets.ts";
import { peopleRoutes } from "./people-routes.ts";
import { type NotifyOfSecurity, createSecurityNotices } from "./security-notices.ts";
import { signUpRoutes } from "./sign-up-routes.ts";
import { createSignUps } from "./sign-ups.ts";

interface PeopleOptions {
  database: Database;
  clock: Clock;
  auth: Auth;
  mail: Mail;
  takeSiteMail: TakeSiteMail;
  jobs: Pick<Jobs, "add">;
  appOrigin: string;
  /** Whether mail leaves this installation. */
  delivers: boolean;
  /** Brings what visitors see of a site in step with the database. */
  moved: (siteId: number) => Promise<void>;
  eraseSites: EraseSites;
  readSettings: ReadSettings;
}

/** The people of sites, and the way back in for those who forgot their password. */
export interface People {
  readonly jobs: JobHandlers;
  readonly notify: NotifyOfSecurity;
  register(app: FastifyInstance): void;
}

export function createPeople(options: PeopleOptions): People {
  const { auth, delivers } = options;
  const members = createMembers(options);
  const invitations = createInvitations(options);
  const offers = createOffers(options);
  const changes = createEmailChanges(options);
  const deletion = createAccountDeletion(options);
  const resets = createPasswordResets(options);
  const signUps = createSignUps(options);
  return {
    jobs: { ...resets.jobs, ...signUps.jobs },
    notify: createSecurityNotices(options),
    register(app) {
      peopleRoutes(app, { members, invitations, delivers });
      offerRoutes(app, { auth, offers });
      accountDeletionRoutes(app, { auth, deletion });
      emailChangeRoutes(app, { auth, changes });
      passwordResetRoutes(app, { resets, delivers });
      signUpRoutes(app, { auth, signUps });
    },
  };
}
