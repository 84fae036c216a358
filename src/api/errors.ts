import * as z from "zod/mini";

/** One entry of the catalogue: what the caller is told. The private cause never stands here. */
interface CatalogueEntry {
  status: number;
  message: string;
}

/** Every error that the API answers, by its permanent code. Codes are never renamed or reused. */
export const errorCatalogue = {
  "bad-request": { status: 400, message: "The request couldn’t be understood." },
  "not-signed-in": { status: 401, message: "Sign in first." },
  "wrong-credentials": { status: 401, message: "Wrong email or password." },
  "sign-in-link-invalid": {
    status: 401,
    message: "This sign-in link has already been used or has expired. Ask for a new one.",
  },
  "invitation-invalid": {
    status: 401,
    message:
      "This invitation has already been used, was withdrawn or has expired. Ask for a new one.",
  },
  "code-needed": {
    status: 401,
    message: "Enter the code of your authenticator app, or a recovery code.",
  },
  "code-wrong": {
    status: 401,
    message: "This code is wrong, or was used already. Enter the next one.",
  },
  "passkey-refused": {
    status: 401,
    message: "This passkey didn’t work. Try again, or sign in another way.",
  },
  "email-change-invalid": {
    status: 401,
    message:
      "This link has already been used, was replaced by another one or has expired. Start the change again.",
  },
  "sign-up-invalid": {
    status: 401,
    message: "This link has already been used or has expired. Sign up again.",
  },
  "link-invalid": {
    status: 401,
    message: "This link has expired or was revoked. Ask for a new one.",
  },
  forbidden: { status: 403, message: "You don’t have permission to do this." },
  "account-suspended": {
    status: 403,
    message: "This account is suspended. The reason was sent to its email address.",
  },
  "second-factor-needed": {
    status: 403,
    message:
      "Operators of this installation sign in with two factors. Set up an authenticator app for your account, or sign in with a passkey.",
  },
  "origin-refused": {
    status: 403,
    message: "Requests that change data must come from the app’s own address.",
  },
  "already-reported": { status: 403, message: "You’ve already reported this site." },
  "reporting-closed": { status: 403, message: "This site no longer accepts reports." },
  "not-found": { status: 404, message: "Not found." },
  "method-not-allowed": { status: 405, message: "This address doesn’t accept this method." },
  conflict: { status: 409, message: "Someone else changed this first. Reload and try again." },
  "operation-conflict": {
    status: 409,
    message: "Someone else changed this in the meantime. Both versions are kept.",
  },
  "slug-taken": { status: 409, message: "This address is already taken. Choose another one." },
  "already-member": { status: 409, message: "This person already works on this site." },
  "account-exists": {
    status: 409,
    message: "There’s already an account with this address. Sign in with it.",
  },
  "account-unknown": {
    status: 409,
    message: "There’s no account with this address. Invite the person first.",
  },
  "last-owner": {
    status: 409,
    message: "A site needs an owner. Make someone else an owner first.",
  },
  "last-operator": {
    status: 409,
    message: "This account runs the installation, and nobody else does. It can’t be deleted.",
  },
  "under-review": {
    status: 409,
    message:
      "A site can’t be deleted while it’s offline after a report, or for 30 days after an open report.",
  },
  "saved-sections-full": {
    status: 409,
    message: "You’ve saved as many of these as you can. Delete some first.",
  },
  "too-many-sites": {
    status: 409,
    message: "This account has reached its limit of sites. Delete one for good first.",
  },
  "too-many-pages": {
    status: 409,
    message: "This site has more pages than a site of this account may have.",
  },
  "no-room-for-pages": {
    status: 409,
    message: "This account has reached its page limit.",
  },
  "mail-limit": {
    status: 409,
    message: "The sites of this account have sent all the emails that they may send this month.",
  },
  "no-room": {
    status: 409,
    message: "The pictures and files of this account’s sites take up all of their space.",
  },
  "publish-held": {
    status: 409,
    message:
      "This publication is held until the operators of this service have looked at it. Visitors still see what they saw before.",
  },
  "address-held": {
    status: 409,
    message:
      "This address has the name of a bank or a brand in it. Unpublish the site, change the address and publish again: the operators of this service look at it before it goes live.",
  },
  "domain-there": { status: 409, message: "This site already has this domain." },
  "too-many-domains": {
    status: 409,
    message: "This site has as many domains as a site can have. Remove one first.",
  },
  "backups-off": { status: 409, message: "Automatic backups are off. Set BACKUP_DIR first." },
  "backup-running": { status: 409, message: "A backup is being made already." },
  "export-refused": { status: 409, message: "This site can’t be exported as it is." },
  "event-full": { status: 409, message: "Not enough places left." },
  "event-closed": { status: 409, message: "This event no longer accepts replies." },
  "payload-too-large": { status: 413, message: "This is too large." },
  "address-too-long": { status: 414, message: "The request address is too long." },
  "unsupported-media-type": { status: 415, message: "This type of content isn’t accepted here." },
  "wrong-host": { status: 421, message: "There’s no site at this address." },
  invalid: { status: 422, message: "Some of the values aren’t valid." },
  "operation-refused": { status: 422, message: "This change isn’t allowed." },
  "project-refused": {
    status: 422,
    message: "This project can’t be imported. The details say what’s wrong. Nothing was saved.",
  },
  "domain-wrong": {
    status: 422,
    message: "This isn’t a domain. Enter one like example.org or www.example.org.",
  },
  "domain-reserved": {
    status: 422,
    message:
      "This name belongs to the installation or to private networks. Enter a domain of your own.",
  },
  "export-address-wrong": {
    status: 422,
    message: "This isn’t the address of another server. Enter one like https://www.example.com.",
  },
  "password-too-weak": {
    status: 422,
    message:
      "This password is easy to guess: it’s a common one or contains names others know. Choose another one.",
  },
  "too-many-requests": { status: 429, message: "Too many attempts. Wait a moment and try again." },
  "proof-needed": {
    status: 428,
    message:
      "This site is getting an unusual number of messages. Solve the challenge in the details and send the form again.",
  },
  "headers-too-large": { status: 431, message: "The request headers are too large." },
  "taken-down": { status: 451, message: "This site was taken offline." },
  internal: { status: 500, message: "Something went wrong on our side. Nothing was saved." },
  unavailable: { status: 503, message: "This isn’t possible right now. Try again in a moment." },
  "storage-unavailable": {
    status: 503,
    message:
      "The server’s disk can’t be used right now. Nothing was saved; the operator needs to look into it.",
  },
  "kept-unwritten": {
    status: 507,
    message:
      "The change is saved, but the server’s disk couldn’t store everything that goes with it. The operator needs to look into it.",
  },
  "storage-full": {
    status: 507,
    message: "The server’s disk is full. Nothing was saved; the operator needs to free up space.",
  },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The body of every answer with a status of 400 or above (specification, section 8). */
export const errorBodySchema = z.object({
  status: z.int().check(z.gte(400), z.lte(599)),
  code: z.string(),
  message: z.string(),
  /** What exactly was refused: paths of fields, the rule of an operation. Safe to show. */
  details: z.optional(z.unknown()),
  /** What the operator finds the cause by in the log; with a status of 500 or above. */
  requestId: z.optional(z.string()),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
