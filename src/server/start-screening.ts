import { createHoldEmails } from "./screening/hold-emails.ts";
import { type Screening, type ScreeningOptions, createScreening } from "./screening/screening.ts";

type Emails = Parameters<typeof createHoldEmails>[0];

/** The screen of publications, as the environment wants it. */
export function startScreening(
  options: Omit<ScreeningOptions, "mode" | "emails"> &
    Omit<Emails, "dialect"> & { env: { publishScreen: ScreeningOptions["mode"] } },
): Screening {
  const { database, env } = options;
  const emails = createHoldEmails({ ...options, dialect: database.dialect });
  return createScreening({ ...options, mode: env.publishScreen, emails });
}
