import type { Clock } from "../clock.ts";
import type { SharedCounts } from "../limits/shared-counts.ts";
import { createFormGate } from "./form-limits.ts";
import { createFormPressure, leastBits } from "./form-pressure.ts";
import { type Proof, type Question, createProofTokens } from "./proof-tokens.ts";
import type { Visit } from "./visit.ts";

/** Why a form has to prove something: nothing came with it, what came was wrong, too soon or used before. */
export type ProofReason = "missing" | "wrong" | "soon" | "used";

/** A form that is not taken before it proves that somebody took the trouble (security row 17). */
export class ProofNeeded extends Error {
  readonly reason: ProofReason;
  readonly bits: number;

  constructor(reason: ProofReason, bits: number) {
    super(`A form has to prove itself: ${reason}`);
    this.name = "ProofNeeded";
    this.reason = reason;
    this.bits = bits;
  }
}

export interface FormGuard {
  /**
   * Lets a form in, or throws `too-many-requests` or `ProofNeeded`. Answers the proof that is
   * used up when the form is stored; undefined in peace.
   */
  enter(
    visit: Visit,
    from: { address: string; proof: string | undefined },
  ): Promise<Proof | undefined>;
  /** Work for the browser of whoever calls. */
  challenge(siteId: number, bits: number): string;
  /** A question for a person whose browser runs no script. */
  question(siteId: number): Question;
}

interface FormGuardOptions {
  clock: Clock;
  secret: string;
  /** From one network. */
  formsPerMinute: number;
  /** Counts within `formWindowMs` that all processes share; undefined where there is one process. */
  counts: SharedCounts | undefined;
}

/** Names of the fields that a plain form answers a question in. */
export const proofFields = { token: "proof", answer: "proofAnswer" } as const;

function sent({ input }: Visit, name: string): string {
  const value = Object.hasOwn(input, name) ? input[name] : undefined;
  return typeof value === "string" ? value : "";
}

/** Limits of forms, and what they have to prove while a site or a range of addresses hammers. */
export function createFormGuard(options: FormGuardOptions): FormGuard {
  const { clock, secret, formsPerMinute, counts } = options;
  const gate = createFormGate({ clock, formsPerMinute, counts, name: "forms" });
  const pressure = createFormPressure(clock, formsPerMinute);
  const tokens = createProofTokens({ clock, secret });

  async function proofOf(visit: Visit, solution: string | undefined, bits: number): Promise<Proof> {
    const { id } = visit.site;
    if (!visit.isPlain) {
      const proof = tokens.readWork(id, solution ?? "", bits);
      if (!proof) throw new ProofNeeded(solution === undefined ? "missing" : "wrong", bits);
      return proof;
    }
    const token = sent(visit, proofFields.token);
    if (token === "") throw new ProofNeeded("missing", bits);
    const proof = tokens.readAnswer(id, token, sent(visit, proofFields.answer));
    if (typeof proof === "string") throw new ProofNeeded(proof, bits);
    await gate.enterByQuestion(id);
    return proof;
  }

  return {
    async enter(visit, { address, proof: solution }) {
      const arrival = { address, siteId: visit.site.id };
      const all = await gate.arrive(address, pressure.keysOf(arrival));
      const bits = pressure.arrive(arrival, all);
      // what was enough when it was asked, a moment ago, still is
      const least = Math.max(leastBits, bits - 2);
      const proof = bits === 0 ? undefined : await proofOf(visit, solution, least);
      await gate.enter(visit.site.id);
      return proof;
    },
    challenge: (siteId, bits) => tokens.challenge(siteId, Math.max(leastBits, bits)),
    question: tokens.question,
  };
}
