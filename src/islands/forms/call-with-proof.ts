import { CallError, call } from "./call.ts";
import type { CallAnswer, CallOptions } from "./call.ts";

/** A challenge may be outdated, or too easy by now, when it is solved. */
const mostChallenges = 3;

/**
 * Sends a form. Where the server is under attack it asks for some work first, which is done
 * here: the visitor only waits a little longer. @throws CallError, whatever goes wrong
 */
export async function callWithProof(path: string, options: CallOptions): Promise<CallAnswer> {
  let proof: string | undefined;
  for (let challenges = 0; ; challenges++) {
    try {
      return await call(path, { ...options, proof });
    } catch (error) {
      const challenge = error instanceof CallError ? error.challenge : "";
      if (challenge === "" || challenges === mostChallenges) throw error;
      const { solveChallenge } = await import("../proof/solve-challenge.ts");
      proof = await solveChallenge(challenge);
    }
  }
}
