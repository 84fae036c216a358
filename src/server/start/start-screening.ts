import { createHoldEmails } from "../screening/hold-emails.ts";
import { type Screening, type ScreeningOptions, createScreening } from "../screening/screening.ts";

type Emails = Parameters<typeof createHoldEmails>[0];

/** The screen of publications. */
export function startScreening(
  options: Omit<ScreeningOptions, "emails"> & Omit<Emails, "dialect">,
): Screening {
  const { dialect } = options.database;
  return createScreening({ ...options, emails: createHoldEmails({ ...options, dialect }) });
}
