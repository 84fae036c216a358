import * as z from "zod/mini";
import { spokenLanguages } from "#/site/spoken-language.ts";
import { mailSenderSchema } from "./mail-sender.ts";

/** The largest number that a setting takes. */
export const largestAmount = 1_000_000;
/** The largest number of views in a month that one takes. */
export const largestViews = 1_000_000_000;
/** What operators read and type limits of storage in. */
export const bytesOfMegabyte = 1_048_576;
/** Limits where anybody may sign up and nobody says otherwise: sites, megabytes, pages of a site and of all, emails and views a month. */
export const strangersLimits = {
  sitesPerAccount: 5,
  storagePerAccount: 500,
  pagesPerSite: 200,
  pagesPerAccount: 500,
  mailPerAccount: 1_000,
  viewsPerSite: 100_000,
} as const;

/** Control characters, and those that nobody sees and that may turn the text around them. */
const unseen = /[\p{Cc}\p{Cf}\p{Z}]/u;

/** Whether an address reads as where it leads: it has no name and password, and nothing that isn't seen. */
function isPlainAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.username === "" && url.password === "" && !unseen.test(text);
}

/** An email address or the address of a page; empty: none. */
const contactSchema = z.union([
  z.literal(""),
  z.email().check(z.maxLength(254)),
  z
    .url({ protocol: /^https?$/, hostname: z.regexes.hostname })
    .check(z.maxLength(500), z.refine(isPlainAddress)),
]);
const countSchema = z.int().check(z.gte(1), z.lte(largestAmount));
const limitSchema = z.union([z.literal("off"), countSchema]);
const viewsSchema = z.union([z.literal("off"), z.int().check(z.gte(1), z.lte(largestViews))]);

/** The largest number that a limit takes. */
export function largestLimit(name: keyof typeof strangersLimits): number {
  return name === "viewsPerSite" ? largestViews : largestAmount;
}

/** What operators decide for everybody, without starting the server anew. */
export const installationSettingsSchema = z.object({
  /** `open`: whoever confirms an email address may have an account. */
  signUp: z.enum(["off", "open"]),
  /** Sign-ups that are taken in an hour from everybody together. */
  signUpsPerHour: countSchema,
  /** Sites that an account may own that has no limit of its own. */
  sitesPerAccount: limitSchema,
  /** Megabytes that the pictures and files of its sites may take. */
  storagePerAccount: limitSchema,
  /** Pages that a site may have, unless its owner has another limit. */
  pagesPerSite: limitSchema,
  /** Pages of all sites of an account together, unless it has another limit. */
  pagesPerAccount: limitSchema,
  /** Emails that the sites of an account may cause in a month, unless it has another limit. */
  mailPerAccount: limitSchema,
  /** Views that a site may have in a month before that is told, unless its owner has another limit. */
  viewsPerSite: viewsSchema,
  /** Whose publications are screened for phishing: those of new accounts, of everybody but operators, or nobody's. */
  publishScreen: z.enum(["off", "strangers", "all"]),
  /** `operators`: their screens open for those alone whose account has an authenticator app, or who came by a passkey. */
  secondFactor: z.enum(["off", "operators"]),
  /** Whom people write to about decisions of operators; empty: in takedowns the operator who is there longest. */
  contact: contactSchema,
  /** The id of the starter that comes first where a new site is made; empty: the usual order. */
  starter: z.string().check(z.maxLength(64)),
  /** In which emails by operators and to them are written, where the reader has chosen no language. */
  language: z.enum(spokenLanguages),
  /** Who all emails are from, as `readMailSender` reads it. */
  mailFrom: mailSenderSchema,
});
export type InstallationSettings = z.infer<typeof installationSettingsSchema>;
export type SettingName = keyof InstallationSettings;
export const settingNames = z.keyof(installationSettingsSchema).options;

/** Those that operators decided. */
export const ownSettingsSchema = z.partial(installationSettingsSchema);
export type OwnSettings = z.infer<typeof ownSettingsSchema>;

/** The answer of `GET operator/settings`. */
export const settingsAnswerSchema = z.object({
  /** What holds. */
  values: installationSettingsSchema,
  /** Of each setting what would hold without the operators' decision. */
  usual: installationSettingsSchema,
  own: ownSettingsSchema,
  /** Whether mail leaves this installation: without it nobody signs up. */
  sendsMail: z.boolean(),
  /** Whether the account that asks has a second factor, without which it can't ask for one of others. */
  hasTwoFactors: z.boolean(),
});
export type SettingsAnswer = z.infer<typeof settingsAnswerSchema>;

const { shape } = installationSettingsSchema;

/** The body of `PATCH operator/settings`: null brings back what the environment says. */
export const settingsChangeSchema = z.strictObject({
  signUp: z.optional(z.nullable(shape.signUp)),
  signUpsPerHour: z.optional(z.nullable(shape.signUpsPerHour)),
  sitesPerAccount: z.optional(z.nullable(shape.sitesPerAccount)),
  storagePerAccount: z.optional(z.nullable(shape.storagePerAccount)),
  pagesPerSite: z.optional(z.nullable(shape.pagesPerSite)),
  pagesPerAccount: z.optional(z.nullable(shape.pagesPerAccount)),
  mailPerAccount: z.optional(z.nullable(shape.mailPerAccount)),
  viewsPerSite: z.optional(z.nullable(shape.viewsPerSite)),
  publishScreen: z.optional(z.nullable(shape.publishScreen)),
  secondFactor: z.optional(z.nullable(shape.secondFactor)),
  contact: z.optional(z.nullable(shape.contact)),
  starter: z.optional(z.nullable(shape.starter)),
  language: z.optional(z.nullable(shape.language)),
  mailFrom: z.optional(z.nullable(shape.mailFrom)),
} satisfies Record<SettingName, unknown>);
export type SettingsChange = z.infer<typeof settingsChangeSchema>;
