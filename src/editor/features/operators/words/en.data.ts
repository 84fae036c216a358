import { peopleEn } from "./people.en.data.ts";
import { complaintsEn } from "./complaints.en.data.ts";
import { jobsEn } from "./jobs.en.data.ts";
import { outboxEn } from "./outbox.en.data.ts";
import { auditEn } from "./audit.en.data.ts";
import { overviewEn } from "./overview.en.data.ts";
import { heldEn } from "./held.en.data.ts";
import { settingsEn } from "./settings.en.data.ts";
import { domainsEn } from "./domains.en.data.ts";
import { healthEn } from "./health.en.data.ts";
import { storageEn } from "./storage.en.data.ts";
import { sitesEn } from "./sites.en.data.ts";

/** Words of the screens of those who run the installation: the namespace `operators`. */
export const operatorsEn = {
  title: "Operator",
  closed: "These screens are for the people who run this server.",
  toSites: "Your sites",
  more: "Show more",
  actions: "Actions",
  actionsOf: "Actions: {{name}}",
  reasonForOwner: "Reason, sent to the owner",
  reasonMissing: "Write a reason",
  emailWrong: "Enter a valid email address",
  sites: sitesEn,
  storage: storageEn,
  health: healthEn,
  domains: domainsEn,
  overview: overviewEn,
  audit: auditEn,
  outbox: outboxEn,
  jobs: jobsEn,
  held: heldEn,
  complaints: complaintsEn,
  people: peopleEn,
  settings: settingsEn,
} as const;
