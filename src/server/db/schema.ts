import type { CommentTables } from "./comment-tables.ts";
import type { DomainsTable } from "./domain-tables.ts";
import type { Generated } from "kysely";
import type { SentFilesTable } from "./file-tables.ts";
import type {
  HistoryMarksTable,
  RecordSnapshotsTable,
  TimelineEventsTable,
  VersionNamesTable,
} from "./history-tables.ts";
import type { KeptFilesTable, LeftFilesTable } from "./left-files-table.ts";
import type { GuestNamesTable, LinkSessionsTable, SiteLinksTable } from "./link-tables.ts";
import type { OutsideLinksTable } from "./outside-link-tables.ts";
import type { SavedSectionTables } from "./saved-section-tables.ts";
import type { MonthlyMailTable, QuotaNoticesTable } from "./quota-tables.ts";
import type { ClosedWordsTable, PlansTable, UnpublishedTable } from "./schedule-tables.ts";
import type { HeldReleasesTable, ScreenPassesTable } from "./screening-tables.ts";
import type { FirstStepsTable, SiteAddressesTable, SitesTable } from "./site-tables.ts";
import type { SiteTrafficTable } from "./traffic-tables.ts";
import type { ConsentsTable, SubmissionsTable } from "./visitor-tables.ts";
import type {
  AccountPreferencesTable,
  AccountQuotasTable,
  CodeAppsTable,
  CredentialsTable,
  EmailChangesTable,
  InvitationsTable,
  KnownNetworksTable,
  PasskeyChallengesTable,
  PasskeysTable,
  RecoveryCodesTable,
  SessionsTable,
  SignInLinksTable,
  SignUpsTable,
  SiteMembersTable,
  UsersTable,
  VerificationsTable,
} from "./people-tables.ts";
import type { BackupRunsTable, HealthReportsTable } from "./operator-tables.ts";
import type { OutboxAuthorsTable, OutboxTable, OutboxThreadsTable } from "./outbox-tables.ts";

/*
 * The tables, the same on SQLite and PostgreSQL. Our own tables keep times as
 * milliseconds since 1970, flags as 0 and 1, and JSON as text, parsed where a
 * row is read. The four tables of accounts follow better-auth, which wants
 * real dates and booleans on PostgreSQL.
 */

/** What the installation made up for itself, such as the secret that signs cookies. */
export interface SettingsTable {
  name: string;
  value: string;
}

/** What operators decide for everybody. */
export interface InstallationSettingsTable {
  name: string;
  /** JSON. */
  value: string;
}

export interface JobsTable {
  id: Generated<number>;
  kind: string;
  /** JSON, parsed by the handler of the kind. */
  payload: string;
  runAt: number;
  attempts: Generated<number>;
  /** While a worker has the job; a worker that died lets go of it by this time passing. */
  claimedUntil: number | null;
  /** Set when all attempts failed. */
  failedAt: number | null;
  lastError: string | null;
  createdAt: number;
  /** The request that began it; null for what the server does by itself. */
  requestId: Generated<string | null>;
}

/** The log of a site: revisions without gaps, every operation id once. */
export interface OperationsTable {
  siteId: number;
  revision: number;
  operationId: string;
  authorId: string;
  name: string;
  /** JSON: the arguments as they were applied. */
  args: string;
  /** By what means it came: `editor`, `undo`, `redo`, `restore`, `api`, `import` or `starter`. */
  via: string;
  /** The operations that it was applied with, and what that was called. */
  batchId: string | null;
  batchName: string | null;
  createdAt: number;
}

/** The state of a site after its last operation, one row a record of the document. */
export interface RecordsTable {
  siteId: number;
  key: string;
  /** The revision that wrote this row last. */
  revision: number;
  /** JSON of the record. */
  body: string;
}

export interface ReleasesTable {
  id: Generated<number>;
  siteId: number;
  /** 1, 2, 3 … within the site. */
  number: number;
  /** The revision of the document that it was made from. */
  revision: number;
  /** The hash under which the manifest is stored. */
  manifestHash: string;
  pageCount: number;
  note: string;
  authorId: string;
  createdAt: number;
  /** Whether the site was paid then; null for releases from before this was kept. */
  isPaid: number | null;
  /** 1: it was planned by its author, and made at its time. */
  isPlanned: Generated<number | null>;
}

/** What releases were kept in that are gone, until it is removed. */
export interface GoneContentTable {
  siteId: number;
  hash: string;
}

export interface AssetsTable {
  siteId: number;
  id: string;
  /** The hash under which the bytes are stored. */
  hash: string;
  mime: string;
  bytes: number;
  /** JSON of the document's `Asset`. */
  info: string;
  createdAt: number;
  trashedAt: number | null;
  /** The hash of the file as it was sent; null for what came before this was kept. */
  sentHash: string | null;
}

/** The files made of a picture: once for its content and the way they are made. */
export interface PictureSetsTable {
  /** The picture's own, as in `assets`. */
  hash: string;
  /** The crop, and the version of how files are made. */
  recipe: string;
  /** JSON of a `PictureSet`. */
  body: string;
  createdAt: number;
}

/** The latest mails of one kind to one person: never more than a few within a day. */
export interface MailAllowancesTable {
  key: string;
  /** JSON: milliseconds since 1970, oldest first. */
  times: string;
  lastAt: number;
}

/** Where a site reports to what visitors send. */
export interface WebhooksTable {
  siteId: number;
  url: string;
  secret: string;
  /** When the last attempt failed; null after one that did not. */
  failedAt: number | null;
  createdAt: number;
}

/** What an operator decided about a complaint, once. */
export interface ComplaintDecisionsTable {
  submissionId: number;
  /** `no-issue`, `warn` or `unpublish`. */
  decision: string;
  reason: string;
  operatorId: string;
  decidedAt: number;
}

/** What operators did, which is never changed. */
export interface AuditLogTable {
  id: Generated<number>;
  createdAt: number;
  operatorId: string;
  action: string;
  /** Of a site that may be gone by now; 0 where it is about none. */
  siteId: number;
  /** Of an account that it is about and that may be gone by now. */
  userId: Generated<string | null>;
  /** JSON; nothing that tells who complained. */
  details: string;
}

/** Proofs that let a form in while a site was hammered: each only once. */
export interface UsedProofsTable {
  key: string;
  /** Milliseconds since 1970: afterwards the proof is worth nothing anyway. */
  until: number;
}

/** How often something limited was done, by a hash of who and what, within a window. */
export interface LimitsTable {
  key: string;
  n: number;
  /** Milliseconds since 1970: the end of the window. */
  until: number;
}

/** Passwords that visitors are asked for. */
export interface PageLocksTable {
  siteId: number;
  /** A page's id, or "" for the whole site. */
  page: string;
  /** Argon2id. */
  hash: string;
  /** Signs cookies, in base64url. */
  key: string;
  days: number;
  changedAt: number;
}

export interface Schema extends CommentTables, SavedSectionTables {
  users: UsersTable;
  sessions: SessionsTable;
  credentials: CredentialsTable;
  verifications: VerificationsTable;
  signInLinks: SignInLinksTable;
  knownNetworks: KnownNetworksTable;
  accountPreferences: AccountPreferencesTable;
  accountQuotas: AccountQuotasTable;
  monthlyMail: MonthlyMailTable;
  quotaNotices: QuotaNoticesTable;
  emailChanges: EmailChangesTable;
  signUps: SignUpsTable;
  codeApps: CodeAppsTable;
  recoveryCodes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkeyChallenges: PasskeyChallengesTable;
  settings: SettingsTable;
  installationSettings: InstallationSettingsTable;
  healthReports: HealthReportsTable;
  backupRuns: BackupRunsTable;
  jobs: JobsTable;
  outbox: OutboxTable;
  outboxAuthors: OutboxAuthorsTable;
  outboxThreads: OutboxThreadsTable;
  sites: SitesTable;
  siteAddresses: SiteAddressesTable;
  domains: DomainsTable;
  firstSteps: FirstStepsTable;
  siteMembers: SiteMembersTable;
  invitations: InvitationsTable;
  operations: OperationsTable;
  records: RecordsTable;
  historyMarks: HistoryMarksTable;
  recordSnapshots: RecordSnapshotsTable;
  versionNames: VersionNamesTable;
  timelineEvents: TimelineEventsTable;
  releases: ReleasesTable;
  goneContent: GoneContentTable;
  leftFiles: LeftFilesTable;
  keptFiles: KeptFilesTable;
  assets: AssetsTable;
  pictureSets: PictureSetsTable;
  sentFiles: SentFilesTable;
  submissions: SubmissionsTable;
  mailAllowances: MailAllowancesTable;
  consents: ConsentsTable;
  usedProofs: UsedProofsTable;
  limits: LimitsTable;
  complaintDecisions: ComplaintDecisionsTable;
  auditLog: AuditLogTable;
  webhooks: WebhooksTable;
  pageLocks: PageLocksTable;
  siteLinks: SiteLinksTable;
  linkSessions: LinkSessionsTable;
  guestNames: GuestNamesTable;
  unpublished: UnpublishedTable;
  closedWords: ClosedWordsTable;
  plans: PlansTable;
  heldReleases: HeldReleasesTable;
  screenPasses: ScreenPassesTable;
  outsideLinks: OutsideLinksTable;
  siteTraffic: SiteTrafficTable;
}
