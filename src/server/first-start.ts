import { type Accounts, firstOwnerEmail } from "./auth/accounts.ts";
import type { Auth } from "./auth/auth.ts";
import type { Env } from "./env.ts";

interface FirstStartOptions {
  env: Pick<Env, "owner">;
  auth: Auth;
}

interface FirstStart {
  /** The account that runs the installation. */
  operatorId: string;
  /** Signs the operator in once; undefined where a password was given or somebody has signed in. */
  signInLink: string | undefined;
}

/**
 * Sees to it that somebody can sign in: the account that the environment names, with its
 * password, or `owner@localhost`, with a link until it was used once.
 */
export async function ensureOperator({ env, auth }: FirstStartOptions): Promise<FirstStart> {
  if (env.owner) return { operatorId: await ensureNamed(env.owner, auth), signInLink: undefined };
  const operator = await auth.accounts.operator();
  const operatorId = operator?.id ?? (await createFirst(auth.accounts));
  const settled =
    operator?.passwordHash !== undefined || (await auth.accounts.hasSignedIn(operatorId));
  return { operatorId, signInLink: settled ? undefined : await auth.links.create(operatorId) };
}

function createFirst(accounts: Accounts): Promise<string> {
  return accounts.create({ email: firstOwnerEmail, name: "", role: "operator" });
}

async function ensureNamed(
  { email, password }: { email: string; password: string },
  { accounts, sessions, passwords }: Auth,
): Promise<string> {
  const found = await accounts.find(email);
  const id = found?.id ?? (await accounts.create({ email, name: "", role: "operator" }));
  if (found) await accounts.setRole(id, "operator");
  if (
    found?.passwordHash === undefined ||
    !(await passwords.verify(password, found.passwordHash))
  ) {
    await accounts.setPassword(id, password);
    await sessions.closeAll(id);
  }
  return id;
}
