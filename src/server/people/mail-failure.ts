import { toldRefusal } from "../mail/mail-refusal.ts";
import type { Invitation } from "#/api/people.ts";

/** What the outbox has of the email of an invitation; all null where none was sent. */
interface MailRow {
  sentAt: number | null;
  lastError: string | null;
  failedAt: number | null;
}

/** What is told of an email that wasn’t taken, for now or for good. */
export function mailFailureOf({
  sentAt,
  lastError,
  failedAt,
}: MailRow): Pick<Invitation, "mailFailure"> {
  if (sentAt !== null || lastError === null) return {};
  return { mailFailure: { reason: toldRefusal(lastError), isFinal: failedAt !== null } };
}
