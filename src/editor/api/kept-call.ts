import { sessionSchema } from "#/api/auth.ts";
import { isUnreachable } from "./api-error.ts";
import { deviceAccount } from "./device-account.ts";
import type { KeptAnswers } from "./kept-answers.ts";
import { noteSession } from "./note-session.ts";
import type { Call } from "./request.ts";

const session = "auth/session";

/** What the list of sites needs: who is signed in, and the first sites. */
const keptPaths = /^(?:auth\/session|sites\?limit=\d+&offset=0&isTrashed=false)$/;

/** To whom an answer was given: the session says whose the device is; another one to whoever was signed in before and after it. */
function receiver(path: string, answer: unknown, before: string | undefined): string | undefined {
  const said = path === session ? sessionSchema.safeParse(answer).data : undefined;
  if (said) return noteSession(said).account?.id;
  return before === deviceAccount() ? before : undefined;
}

async function readKept(stored: () => Promise<KeptAnswers>, path: string): Promise<unknown> {
  const [kept, { parseKept }] = await Promise.all([stored(), import("./parse-kept.ts")]);
  return parseKept(path, await kept.read(path));
}

/** Calls that answer what was answered last where the server can't be reached, as far as the device keeps it. */
export function withKept(
  call: Call,
  stored = async (): Promise<KeptAnswers> => (await import("./kept-answers.ts")).keptAnswers(),
): Call {
  return async <Answer>(...[path, options]: Parameters<Call>): Promise<Answer> => {
    if (options !== undefined || !keptPaths.test(path)) return call<Answer>(path, options);
    const before = deviceAccount();
    try {
      const answer = await call<Answer>(path);
      const account = receiver(path, answer, before);
      if (account !== undefined)
        void stored()
          .then((kept) => kept.write(path, answer, account))
          .catch(() => undefined);
      return answer;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      const kept = await readKept(stored, path).catch(() => undefined);
      if (kept === undefined) throw error;
      return kept as Answer;
    }
  };
}
