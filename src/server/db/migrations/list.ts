import type { SchemaStep } from "../schema-step.ts";
import { createAccounts } from "./001-accounts.ts";
import { createWork } from "./002-work.ts";
import { createSites } from "./003-sites.ts";
import { extendVisitors } from "./004-visitors.ts";
import { createPictureSetsTable } from "./005-picture-sets.ts";
import { createConsents } from "./006-consents.ts";
import { bringDocumentsToVersion2 } from "./007-documents-2.ts";
import { createInbox } from "./008-inbox.ts";
import { createUsedProofs } from "./009-used-proofs.ts";
import { createComplaints } from "./010-complaints.ts";
import { createWebhooksTable } from "./011-webhooks.ts";
import { createLimits } from "./012-limits.ts";
import { createBatches } from "./013-batches.ts";
import { renameJobs } from "./014-job-names.ts";
import { indexBatches } from "./015-operations-by-batch.ts";
import { createGoneContent } from "./016-gone-content.ts";
import { createPageLocks } from "./017-page-locks.ts";
import { createPeople } from "./020-people.ts";
import { createHistory } from "./030-history.ts";
import { createSiteAddresses } from "./040-site-addresses.ts";
import { createFirstSteps } from "./041-first-steps.ts";
import { createAccountPreferences } from "./150-account-preferences.ts";
import { createSiteLinks } from "./240-site-links.ts";
import { createSchedule } from "./241-schedule.ts";
import { extendLibrary } from "./250-library.ts";
import { createEmailChanges } from "./280-email-changes.ts";
import { createSecondFactors } from "./281-second-factors.ts";
import { createPasskeys } from "./282-passkeys.ts";
import { createComments } from "./290-comments.ts";
import { createFiles } from "./300-files.ts";
import { createSavedSections } from "./305-saved-sections.ts";
import { startTrashTime } from "./320-trash.ts";
import { createLeftFiles } from "./321-left-files.ts";
import { createSignUps } from "./322-sign-ups.ts";
import { createOutsideLinks } from "./326-outside-links.ts";
import { createKeptFiles } from "./330-kept-files.ts";
import { createCommentEmails } from "./331-comment-emails.ts";
import { tieCommentMail } from "./332-comment-mail.ts";
import { rememberEqualReleases } from "./349-equal-releases.ts";
import { noteThreadsOfMail } from "./364-waiting-comment-emails.ts";
import { addBuriedSites } from "./365-buried-sites.ts";
import { noteWhoResolved } from "./381-resolved-by.ts";
import { createThreadReads } from "./396-thread-reads.ts";
import { noteMailBeingSent } from "./397-mail-being-sent.ts";
import { keepFavouriteTemplates } from "./570-favourite-templates.ts";
import { createDomains } from "./610-domains.ts";
import { keepExportAddress } from "./640-export-address.ts";
import { tellMoves } from "./710-moves-are-told.ts";
import { keepWhatOperatorsDecide } from "./720-operators.ts";
import { createHeldReleases } from "./723-held-releases.ts";
import { keepInstallationSettings } from "./724-installation-settings.ts";
import { createSiteTraffic } from "./725-site-traffic.ts";
import { noteMailFailures } from "./741-mail-failures.ts";
import { noteRequestsOfJobs } from "./742-job-requests.ts";
import { createTimelineEvents } from "./770-timeline-events.ts";
import { noteInvitationMail } from "./771-invitation-mail.ts";
import { createClosedWords } from "./773-closed-words.ts";
import { keepHealthReports } from "./836-health-reports.ts";
import { keepBackupRuns } from "./837-backup-runs.ts";
import { findWaitingDomains } from "./960-waiting-domains.ts";
import { noteCertificates } from "./961-certificates.ts";
import { countConfirmations } from "./981-confirmations.ts";
import { noteAccountInvitationMail } from "./998-account-invitation-mail.ts";
import { keepSavedPages } from "./999-saved-pages.ts";
import { createMonthlyQuotas } from "./830-quotas.ts";
import { noteReceipts } from "./834-receipts.ts";
import { markSavedDrafts } from "./1037-saved-drafts.ts";
import { endLinksOfFormerAuthors } from "./1055-links-of-former-authors.ts";
import { keepGuestNames } from "./1063-guest-names.ts";
import { addLinkPasswords } from "./1150-link-passwords.ts";
import { letLinksTakeComments } from "./1175-preview-comments.ts";

/** Every step of the schema by its permanent name, in the order of their numbers. */
export const migrations: Record<string, SchemaStep> = {
  "001-accounts": createAccounts,
  "002-work": createWork,
  "003-sites": createSites,
  "004-visitors": extendVisitors,
  "005-picture-sets": createPictureSetsTable,
  "006-consents": createConsents,
  "007-documents-2": bringDocumentsToVersion2,
  "008-inbox": createInbox,
  "009-used-proofs": createUsedProofs,
  "010-complaints": createComplaints,
  "011-webhooks": createWebhooksTable,
  "012-limits": createLimits,
  "013-batches": createBatches,
  "014-job-names": renameJobs,
  "015-operations-by-batch": indexBatches,
  "016-gone-content": createGoneContent,
  "017-page-locks": createPageLocks,
  "020-people": createPeople,
  "030-history": createHistory,
  "040-site-addresses": createSiteAddresses,
  "041-first-steps": createFirstSteps,
  "150-account-preferences": createAccountPreferences,
  "240-site-links": createSiteLinks,
  "241-schedule": createSchedule,
  "250-library": extendLibrary,
  "280-email-changes": createEmailChanges,
  "281-second-factors": createSecondFactors,
  "282-passkeys": createPasskeys,
  "290-comments": createComments,
  "300-files": createFiles,
  "305-saved-sections": createSavedSections,
  "320-trash": startTrashTime,
  "321-left-files": createLeftFiles,
  "322-sign-ups": createSignUps,
  "326-outside-links": createOutsideLinks,
  "330-kept-files": createKeptFiles,
  "331-comment-emails": createCommentEmails,
  "332-comment-mail": tieCommentMail,
  "349-equal-releases": rememberEqualReleases,
  "364-waiting-comment-emails": noteThreadsOfMail,
  "365-buried-sites": addBuriedSites,
  "381-resolved-by": noteWhoResolved,
  "396-thread-reads": createThreadReads,
  "397-mail-being-sent": noteMailBeingSent,
  "570-favourite-templates": keepFavouriteTemplates,
  "610-domains": createDomains,
  "640-export-address": keepExportAddress,
  "710-moves-are-told": tellMoves,
  "720-operators": keepWhatOperatorsDecide,
  "723-held-releases": createHeldReleases,
  "724-installation-settings": keepInstallationSettings,
  "725-site-traffic": createSiteTraffic,
  "741-mail-failures": noteMailFailures,
  "742-job-requests": noteRequestsOfJobs,
  "770-timeline-events": createTimelineEvents,
  "771-invitation-mail": noteInvitationMail,
  "773-closed-words": createClosedWords,
  "830-quotas": createMonthlyQuotas,
  "834-receipts": noteReceipts,
  "836-health-reports": keepHealthReports,
  "837-backup-runs": keepBackupRuns,
  "960-waiting-domains": findWaitingDomains,
  "961-certificates": noteCertificates,
  "981-confirmations": countConfirmations,
  "998-account-invitation-mail": noteAccountInvitationMail,
  "999-saved-pages": keepSavedPages,
  "1037-saved-drafts": markSavedDrafts,
  "1055-links-of-former-authors": endLinksOfFormerAuthors,
  "1063-guest-names": keepGuestNames,
  "1150-link-passwords": addLinkPasswords,
  "1175-preview-comments": letLinksTakeComments,
};
