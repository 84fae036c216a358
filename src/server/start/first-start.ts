import { firstOwnerEmail } from "../auth/accounts.ts";
import type { Auth } from "../auth/auth.ts";
import { installationNames, isGuessable } from "../auth/guessable-password.ts";
import type { Env } from "../env.ts";
import { StartError } from "../start-error.ts";

interface FirstStartOptions {
  env: Pick<Env, "owner" | "appOrigin">;
  auth: Auth;
}

interface FirstStart {
  /** The account that runs the installation. */
  operatorId: string;
  /** Signs the operator in once; undefined where there is a password or somebody has signed in. */
  signInLink: string | undefined;
  /** Whether the environment names an account that does not exist: it makes the first one only. */
  isOwnerUnknown: boolean;
}

async function checkPassword(
  { email, password }: NonNullable<Env["owner"]>,
  appOrigin: string,
): Promise<void> {
  if (!(await isGuessable(password, [...installationNames(appOrigin), email]))) return;
  throw new StartError(
    "OWNER_PASSWORD is easy to guess: set a longer or less common one, without names others know.",
  );
}

/** Undefined where another process on this database has made it at this moment. */
async function createFirst(
  accounts: Auth["accounts"],
  about: { email: string; password?: string },
): Promise<string | undefined> {
  try {
    return await accounts.create({ ...about, name: "", role: "operator" });
  } catch (error) {
    if (await accounts.operator()) return undefined;
    throw error;
  }
}

/**
 * Sees to it that somebody can sign in. The first start makes an account: the one that the
 * environment names, with its password, or `owner@localhost`, with a link until it was used once.
 * Later starts change no account, so that a password that was changed in the product stays.
 * Throws a `StartError` for a password that is easy to guess.
 */
export async function ensureOperator({ env, auth }: FirstStartOptions): Promise<FirstStart> {
  const { accounts, links } = auth;
  const operator = await accounts.operator();
  if (!operator) {
    if (env.owner) await checkPassword(env.owner, env.appOrigin);
    const about = env.owner ?? { email: firstOwnerEmail };
    const operatorId = await createFirst(accounts, about);
    if (operatorId === undefined) return ensureOperator({ env, auth });
    const signInLink = env.owner ? undefined : await links.create(operatorId);
    return { operatorId, signInLink, isOwnerUnknown: false };
  }
  const isSettled =
    operator.passwordHash !== undefined || (await accounts.hasSignedIn(operator.id));
  return {
    operatorId: operator.id,
    signInLink: isSettled ? undefined : await links.create(operator.id),
    isOwnerUnknown: env.owner !== undefined && !(await accounts.find(env.owner.email)),
  };
}
