import { registry, templates } from "#/sections/registry.ts";
import { commentRouteList, commentRoutes } from "./comments/comment-routes.ts";
import { domainRouteList } from "./domains/domain-routes.ts";
import { exportRouteList, exportRoutes } from "./exports/export-routes.ts";
import type { Feature } from "./feature.ts";
import { fileRoutes } from "./files/file-routes.ts";
import { historyRouteList, historyRoutes } from "./history/history-routes.ts";
import { roleNow } from "./http/access.ts";
import { inboxRouteList, inboxRoutes } from "./inbox/inbox-routes.ts";
import { linkRouteList } from "./links/link-routes.ts";
import { pageLockRouteList, pageLockRoutes } from "./locks/page-lock-routes.ts";
import { projectRouteList, projectRoutes } from "./projects/project-routes.ts";
import { starterRouteList, starterRoutes } from "./projects/starter-routes.ts";
import { appPageRoutes } from "./routes/app-page.ts";
import { authRouteList, authRoutes } from "./routes/auth.ts";
import { componentsRoutes } from "./routes/components.ts";
import { documentsRoutes } from "./routes/documents.ts";
import { eventsRoutes } from "./routes/events.ts";
import { healthRoutes } from "./routes/health.ts";
import { presenceRoutes } from "./presence/presence-routes.ts";
import { quotasRoutes } from "./routes/quotas.ts";
import { openApiRoute } from "./routes/openapi.ts";
import { firstStepsRoutes } from "./routes/first-steps.ts";
import { siteCopiesRoutes } from "./routes/site-copies.ts";
import { operatorMigrations, operatorRouteList } from "./operators/operators.ts";
import { ownAccountRouteList, ownAccountRoutes } from "./people/own-account-routes.ts";
import { preferencesRoutes } from "./routes/preferences.ts";
import { sitesRoutes } from "./routes/sites.ts";
import {
  savedSectionRouteList,
  savedSectionRoutes,
} from "./saved-sections/saved-section-routes.ts";
import { changesRouteList } from "./publishing/publishing-routes.ts";
import { scheduleRouteList } from "./schedule/schedule-routes.ts";
import { searchRouteList, searchRoutes } from "./search/search-routes.ts";
import { noticeFailureRoute } from "./visitors/notice-failure-route.ts";
import { trashRoutes } from "./trash/trash-routes.ts";
import { trafficRoute } from "./traffic/traffic-route.ts";

/** Every route, job and migration of the server, by feature. */
export const tableOfContents = {
  health: {
    routes: ["GET /healthz", "GET /readyz"],
    register: healthRoutes,
    jobs: [],
    migrations: [],
  },
  accounts: {
    routes: [...authRouteList],
    register: (app, { auth, people }) =>
      authRoutes(app, {
        auth,
        onPasswordChanged: (request) => people.notify(request, "passwordChanged"),
      }),
    jobs: [],
    migrations: ["001-accounts", "012-limits"],
  },
  ownAccount: {
    routes: ownAccountRouteList,
    register: (app, { people, ...parts }) =>
      ownAccountRoutes(app, { ...parts, notify: people.notify }),
    jobs: [],
    migrations: ["281-second-factors", "282-passkeys"],
  },
  preferences: {
    routes: ["GET /api/v1/auth/preferences", "PATCH /api/v1/auth/preferences"],
    register: preferencesRoutes,
    jobs: [],
    migrations: ["150-account-preferences", "570-favourite-templates"],
  },
  sites: {
    routes: [
      "GET /api/v1/openapi.json",
      "GET /api/v1/components",
      "GET /api/v1/sites",
      "GET /api/v1/addresses/:slug",
      "POST /api/v1/sites",
      "GET /api/v1/sites/:siteId",
      "PATCH /api/v1/sites/:siteId",
      "DELETE /api/v1/sites/:siteId",
      "POST /api/v1/sites/:siteId/copies",
      "GET /api/v1/sites/:siteId/first-steps",
      "DELETE /api/v1/sites/:siteId/first-steps",
      "GET /api/v1/sites/:siteId/traffic",
      "GET /api/v1/auth/quotas",
      "GET /api/v1/sites/:siteId/quotas",
    ],
    register(app, parts) {
      openApiRoute(app);
      componentsRoutes(app, { registry });
      sitesRoutes(app, { ...parts, templates });
      siteCopiesRoutes(app, parts);
      firstStepsRoutes(app, parts);
      trafficRoute(app, parts);
      quotasRoutes(app, parts);
    },
    jobs: [],
    migrations: ["003-sites", "040-site-addresses", "041-first-steps", "725-site-traffic"],
  },
  people: {
    routes: [
      "GET /api/v1/sites/:siteId/people",
      "PATCH /api/v1/sites/:siteId/people/:userId",
      "DELETE /api/v1/sites/:siteId/people/:userId",
      "POST /api/v1/sites/:siteId/invitations",
      "POST /api/v1/sites/:siteId/invitations/:invitationId/link",
      "DELETE /api/v1/sites/:siteId/invitations/:invitationId",
      "POST /api/v1/invitations/read",
      "POST /api/v1/invitations/accept",
      "GET /api/v1/auth/password-resets",
      "POST /api/v1/auth/password-resets",
      "GET /api/v1/auth/sign-ups",
      "POST /api/v1/auth/sign-ups",
      "POST /api/v1/auth/sign-ups/read",
      "POST /api/v1/auth/sign-ups/confirm",
      "GET /api/v1/auth/account/deletion",
      "POST /api/v1/auth/account/deletion",
      "GET /api/v1/auth/email-change",
      "POST /api/v1/auth/email-change",
      "DELETE /api/v1/auth/email-change",
      "POST /api/v1/email-changes/read",
      "POST /api/v1/email-changes/confirm",
    ],
    register: (app, { people }) => people.register(app),
    jobs: ["people.password-reset", "people.sign-up", "people.sign-up-over"],
    migrations: ["020-people", "280-email-changes", "322-sign-ups", "771-invitation-mail"],
  },
  documents: {
    routes: [
      "GET /api/v1/sites/:siteId/document",
      "POST /api/v1/sites/:siteId/operations",
      "GET /api/v1/sites/:siteId/operations",
      "GET /api/v1/sites/:siteId/events",
      "POST /api/v1/sites/:siteId/presence",
    ],
    register(app, { documents, operations: log, history, signals, presence, auth, sites, links }) {
      documentsRoutes(app, { documents, log, past: history.past });
      const readRole = (request: Parameters<typeof roleNow>[0]) =>
        roleNow(request, { auth, sites, guests: links.guests });
      eventsRoutes(app, { log, sites, signals, presence, readRole });
      presenceRoutes(app, { presence });
    },
    jobs: [],
    migrations: ["007-documents-2", "013-batches", "015-operations-by-batch"],
  },
  comments: {
    routes: commentRouteList,
    register: commentRoutes,
    jobs: ["comments.emails", "comments.emails-anew"],
    migrations: [
      "290-comments",
      "331-comment-emails",
      "332-comment-mail",
      "364-waiting-comment-emails",
      "381-resolved-by",
      "396-thread-reads",
    ],
  },
  savedSections: {
    routes: savedSectionRouteList,
    register: (app, { savedSections, publishing: { views } }) =>
      savedSectionRoutes(app, { savedSections, views }),
    jobs: ["saved-sections.purge"],
    migrations: ["305-saved-sections", "999-saved-pages", "1037-saved-drafts"],
  },
  history: {
    routes: historyRouteList,
    register: historyRoutes,
    jobs: ["history.thin"],
    migrations: ["030-history", "770-timeline-events"],
  },
  search: {
    routes: searchRouteList,
    register: (app, { database }) => searchRoutes(app, { database, templates }),
    jobs: [],
    migrations: [],
  },
  projects: {
    routes: [...projectRouteList, ...starterRouteList],
    register(app, parts) {
      projectRoutes(app, parts);
      starterRoutes(app, { ...parts, templates });
    },
    jobs: [],
    migrations: [],
  },
  exports: {
    routes: exportRouteList,
    register: exportRoutes,
    jobs: [],
    migrations: ["640-export-address"],
  },
  files: {
    routes: [
      "POST /api/v1/sites/:siteId/files",
      "POST /api/v1/sites/:siteId/files/sent",
      "POST /api/v1/sites/:siteId/files/copies",
      "GET /api/v1/sites/:siteId/files/:hash/file",
    ],
    register: (app, { publishing, sites }) =>
      fileRoutes(app, { files: publishing.files, storage: publishing.storage, sites }),
    jobs: [],
    migrations: ["300-files", "330-kept-files"],
  },
  publishing: {
    routes: [
      "POST /api/v1/sites/:siteId/assets",
      "GET /api/v1/sites/:siteId/assets",
      "POST /api/v1/sites/:siteId/assets/copies",
      "PATCH /api/v1/sites/:siteId/assets/:asset",
      "DELETE /api/v1/sites/:siteId/assets/:asset",
      "GET /api/v1/sites/:siteId/assets/:asset/file",
      "GET /api/v1/sites/:siteId/library",
      "POST /api/v1/sites/:siteId/library/sent",
      "GET /assets/flags/:name",
      ...changesRouteList,
      "GET /api/v1/sites/:siteId/weight",
      "POST /api/v1/sites/:siteId/releases",
      "GET /api/v1/sites/:siteId/releases",
      "PATCH /api/v1/sites/:siteId/releases/:releaseId",
      "PUT /api/v1/sites/:siteId/live",
      "GET /api/v1/operator/lost-files",
    ],
    register: (app, { publishing }) => publishing.register(app),
    jobs: [
      "picture-set",
      "recompress-release",
      "mend-release",
      "readdress-release",
      "prune-releases",
    ],
    migrations: [
      "005-picture-sets",
      "014-job-names",
      "016-gone-content",
      "250-library",
      "349-equal-releases",
      "710-moves-are-told",
    ],
  },
  visitors: {
    routes: [
      "POST /api/v1/sites/form/email/:site/",
      "POST /api/v1/sites/form/contact/:site/",
      "POST /api/v1/sites/form/rsvp/:site/",
      "POST /api/v1/sites/form/compliance/:site/",
      "POST /api/v1/sites/consent/:site/",
      "GET /api/v1/sites/form/email/:site/confirm/",
      "POST /api/v1/sites/form/email/:site/confirm/",
      "GET /api/v1/sites/form/email/:site/unsubscribe/",
      "POST /api/v1/sites/form/email/:site/unsubscribe/",
      "GET /api/v1/sites/events/:site/:event.ics",
      "GET /api/v1/sites/events/:site/:event/replies",
      "GET /api/v1/sites/:siteId/notice-failure",
    ],
    register(app, { visitors, database }) {
      visitors.register(app);
      noticeFailureRoute(app, database);
    },
    jobs: ["visitors.notice"],
    migrations: ["004-visitors", "006-consents", "009-used-proofs"],
  },
  trash: {
    routes: ["POST /api/v1/sites/:siteId/deletion"],
    register: (app, { trash }) => trashRoutes(app, { trash }),
    jobs: ["trash.delete", "trash.erase", "trash.collect"],
    migrations: ["320-trash", "321-left-files", "365-buried-sites"],
  },
  inbox: {
    routes: inboxRouteList,
    register: inboxRoutes,
    jobs: ["inbox.purge"],
    migrations: ["008-inbox"],
  },
  moderation: {
    routes: [
      "GET /api/v1/operator/outbox",
      "PATCH /api/v1/operator/sites/:siteId",
      "GET /api/v1/operator/complaints",
      "PATCH /api/v1/operator/complaints/:complaintId",
      "GET /api/v1/operator/audit",
    ],
    register: (app, { moderation }) => moderation.register(app),
    jobs: ["complaints.emails"],
    migrations: ["010-complaints", "834-receipts"],
  },
  operators: {
    routes: operatorRouteList,
    register: (app, { operators }) => operators.register(app),
    jobs: [],
    migrations: operatorMigrations,
  },
  locks: {
    routes: pageLockRouteList,
    register: (app, { locks }) => pageLockRoutes(app, locks),
    jobs: [],
    migrations: ["017-page-locks"],
  },
  links: {
    routes: linkRouteList,
    register: (app, { links }) => links.register(app),
    jobs: [],
    migrations: [
      "240-site-links",
      "1055-links-of-former-authors",
      "1063-guest-names",
      "1150-link-passwords",
      "1175-preview-comments",
    ],
  },
  schedule: {
    routes: scheduleRouteList,
    register: (app, { schedule }) => schedule.register(app),
    jobs: ["schedule.run"],
    migrations: ["241-schedule", "773-closed-words"],
  },
  domains: {
    routes: domainRouteList,
    register: (app, { domains, sites }) => domains.register(app, { sites }),
    jobs: ["domains.check"],
    migrations: ["610-domains", "960-waiting-domains", "961-certificates"],
  },
  webhooks: {
    routes: [
      "GET /api/v1/sites/:siteId/webhook",
      "PUT /api/v1/sites/:siteId/webhook",
      "DELETE /api/v1/sites/:siteId/webhook",
    ],
    register: (app, { reporting }) => reporting.register(app),
    jobs: ["webhooks.deliver"],
    migrations: ["011-webhooks"],
  },
  backups: { routes: [], jobs: ["backups.make"], migrations: ["837-backup-runs"] },
  caches: { routes: [], jobs: ["purge-cache"], migrations: [] },
  outsideLinks: { routes: [], jobs: ["outside-links.ask"], migrations: ["326-outside-links"] },
  mail: {
    routes: [],
    jobs: ["mail.send"],
    migrations: ["002-work", "397-mail-being-sent", "741-mail-failures", "742-job-requests"],
  },
  editor: {
    routes: ["GET /*"],
    register: (app, parts) => appPageRoutes(app, { ...parts, files: parts.appFiles }),
    jobs: [],
    migrations: [],
  },
} satisfies Record<string, Feature>;
