import { z } from "zod";

/** One entry of the catalogue: what the caller is told. The private cause never stands here. */
interface CatalogueEntry {
  status: number;
  message: string;
}

/** Every error that the API answers, by its permanent code. Codes are never renamed or reused. */
export const errorCatalogue = {
  "bad-request": { status: 400, message: "The request could not be understood." },
  "not-signed-in": { status: 401, message: "Sign in first." },
  "wrong-credentials": { status: 401, message: "The e-mail or the password is not right." },
  "sign-in-link-invalid": {
    status: 401,
    message: "This sign-in link was already used or has expired. Ask for another one.",
  },
  forbidden: { status: 403, message: "You are not allowed to do this." },
  "origin-refused": {
    status: 403,
    message: "Requests that change something must come from the app's own address.",
  },
  "already-reported": { status: 403, message: "You have reported this site before." },
  "reporting-closed": { status: 403, message: "No more reports are taken about this site." },
  "not-found": { status: 404, message: "There is nothing here." },
  "method-not-allowed": { status: 405, message: "This address does not accept this method." },
  conflict: { status: 409, message: "Somebody else changed this first. Load it again." },
  "operation-conflict": {
    status: 409,
    message: "This was changed by somebody else in the meantime. Both versions are kept.",
  },
  "slug-taken": { status: 409, message: "This address is taken. Choose another one." },
  "event-full": { status: 409, message: "Not enough places are left." },
  "event-closed": { status: 409, message: "This event takes no more replies." },
  "payload-too-large": { status: 413, message: "This is too large to be accepted." },
  "address-too-long": { status: 414, message: "The address of the request is too long." },
  "unsupported-media-type": { status: 415, message: "This type of content is not accepted here." },
  "wrong-host": { status: 421, message: "No site lives at this address." },
  invalid: { status: 422, message: "Some of the values are not valid." },
  "operation-refused": { status: 422, message: "This change is not allowed." },
  "project-refused": {
    status: 422,
    message: "This project can’t be imported. The details say what is wrong; nothing was saved.",
  },
  "password-too-weak": {
    status: 422,
    message:
      "This password is easy to guess: it is a common one, or made of names that others know. Choose another one.",
  },
  "too-many-requests": { status: 429, message: "Too many attempts. Wait a little and try again." },
  "proof-needed": {
    status: 428,
    message:
      "Very many forms are arriving here right now. Solve the challenge that the details hold and send the form again.",
  },
  "headers-too-large": { status: 431, message: "The headers of the request are too large." },
  "taken-down": { status: 451, message: "This site was taken offline." },
  internal: { status: 500, message: "Something went wrong on our side. Nothing was saved." },
  unavailable: { status: 503, message: "This is not possible right now. Try again in a moment." },
  "storage-unavailable": {
    status: 503,
    message:
      "The disk of the server can't be used right now. Nothing was saved; the operator has to look at it.",
  },
  "storage-full": {
    status: 507,
    message: "The disk of the server is full. Nothing was saved; the operator has to make room.",
  },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The body of every answer with a status of 400 or above (specification, section 8). */
export const errorBodySchema = z.object({
  status: z.int().min(400).max(599),
  code: z.string(),
  message: z.string(),
  /** What exactly was refused: paths of fields, the rule of an operation. Safe to show. */
  details: z.unknown().optional(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
