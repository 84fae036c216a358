import { AppError } from "../errors.ts";
import type { Accounts, StoredAccount } from "./accounts.ts";
import type { AttemptGuard } from "./attempt-guard.ts";
import type { Caller } from "./caller.ts";
import type { OriginOf } from "./origin.ts";
import type { Passwords } from "./passwords.ts";
import type { RefusedSignIns } from "./refused-sign-ins.ts";

/** Whose password it is. Throws `wrong-credentials`, `too-many-requests`, `unavailable`. */
export type CheckPassword = (
  caller: Caller,
  email: string,
  password: string,
) => Promise<StoredAccount>;

interface CheckPasswordOptions {
  accounts: Accounts;
  originOf: OriginOf;
  guard: AttemptGuard;
  passwords: Passwords;
  refused: Pick<RefusedSignIns, "note">;
}

export function createCheckPassword(options: CheckPasswordOptions): CheckPassword {
  const { accounts, originOf, guard, passwords, refused } = options;

  return async (caller, email, password) => {
    const found = await accounts.find(email);
    const origin = await originOf(caller, found?.id);
    const entry = await guard.enter({ account: email.toLowerCase(), ...origin });
    const { network, familiar: isFamiliar } = origin;
    const asker = { isFamiliar, network, asked: entry.asked };
    const matches = await passwords
      .verify(password, found?.passwordHash, asker)
      .catch(async (error: unknown) => {
        await entry.unchecked();
        throw error;
      });
    if (!matches || !found) {
      refused.note({ userId: found?.id, method: "password", isCrowded: entry.isCrowded });
      throw new AppError("wrong-credentials");
    }
    await entry.succeeded();
    return found;
  };
}
