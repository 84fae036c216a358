import { sha256 } from "./sha-256.ts";

/** Milliseconds of work after which the page gets its turn. */
const sliceMs = 12;
/** A server that asks for more than this is not worked for. */
const mostBits = 24;

/**
 * Finds the counter with which the SHA-256 of `challenge:counter` begins with as many zero bits
 * as the challenge's first part says, and answers both. The page stays usable meanwhile.
 * @throws where the challenge asks for nothing that can be done
 */
export async function solveChallenge(challenge: string): Promise<string> {
  const bits = Number.parseInt(challenge, 10);
  if (!(bits > 0 && bits <= mostBits)) throw new Error("This challenge can't be solved");
  let until = performance.now() + sliceMs;
  for (let counter = 0; ; counter++) {
    const solution = `${challenge}:${counter}`;
    if (Math.clz32(sha256(solution)[0] ?? 0) >= bits) return solution;
    if ((counter & 63) === 0 && performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + sliceMs;
    }
  }
}
