import type { SecondFactor } from "../auth/second-factor.ts";
import type { Account } from "../auth/sessions.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import type { ReadSettings } from "./installation-settings.ts";

/** Two factors of those who run the installation, where it wants them. */
export interface OperatorFactors {
  /** Whether a session was opened by a passkey, or by an account that is asked for codes. */
  hasTwoFactors(account: Account): Promise<boolean>;
  /** Throws `second-factor-needed`. */
  expectFactors(operator: Account): Promise<void>;
}

export interface OperatorFactorsOptions {
  database: Pick<Database, "db">;
  readSettings: ReadSettings;
  auth: { readonly secondFactor: Pick<SecondFactor, "info"> };
}

export function createOperatorFactors({
  database: { db },
  readSettings,
  auth: { secondFactor },
}: OperatorFactorsOptions): OperatorFactors {
  const hasTwoFactors = async ({ id, session }: Account): Promise<boolean> =>
    session.method === "passkey" || (await secondFactor.info(id)).isOn;
  return {
    hasTwoFactors,
    async expectFactors(operator) {
      if ((await readSettings(db)).secondFactor === "off") return;
      if (!(await hasTwoFactors(operator))) throw new AppError("second-factor-needed");
    },
  };
}
