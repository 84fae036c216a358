import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Clock } from "../clock.ts";

/** A proof that can be used for one stored form. */
export interface Proof {
  /** Names it where those that were used are kept. */
  key: string;
  /** Milliseconds since 1970: afterwards it is worth nothing anyway. */
  until: number;
}

/** A sum that a person is asked, with the token that its answer is sent with. */
export interface Question {
  token: string;
  a: number;
  b: number;
}

/** What is wrong with the answer to a question: it is no answer, or came before the wait was over. */
export type AnswerProblem = "wrong" | "soon";

/** For how long a challenge, or a question, can be answered. */
const challengeMs = 10 * 60_000;
const questionMs = 60 * 60_000;
/** A question is not answered sooner than this after it was asked. */
export const questionWaitMs = 10_000;

export interface ProofTokens {
  /** Work for a browser: a counter is wanted with which the SHA-256 of `challenge:counter` begins with so many zero bits. */
  challenge(siteId: number, bits: number): string;
  /** The proof in `challenge:counter`; undefined where it is none. `bits`: the least that will do. */
  readWork(siteId: number, solution: string, bits: number): Proof | undefined;
  question(siteId: number): Question;
  readAnswer(siteId: number, token: string, answer: string): Proof | AnswerProblem;
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function zeroBits(hash: Buffer): number {
  let bits = 0;
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}

/** Challenges and questions that only this installation makes. Nothing is kept of those that nobody answers. */
export function createProofTokens({
  clock,
  secret,
}: {
  clock: Pick<Clock, "now">;
  secret: string;
}): ProofTokens {
  const mac = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  const workMac = (siteId: number, text: string) => mac(`work ${siteId} ${text}`);
  const questionMac = (siteId: number, text: string) => mac(`question ${siteId} ${text}`);
  const nonce = () => randomBytes(12).toString("base64url");

  /** The two numbers of a question follow from its token, which does not show them. */
  function numbersOf(text: string): { a: number; b: number } {
    const hash = createHmac("sha256", secret).update(`numbers ${text}`).digest();
    return { a: 2 + ((hash[0] ?? 0) % 18), b: 2 + ((hash[1] ?? 0) % 18) };
  }

  return {
    challenge(siteId, bits) {
      const text = `${bits}.${clock.now() + challengeMs}.${nonce()}`;
      return `${text}.${workMac(siteId, text)}`;
    },
    readWork(siteId, solution, bits) {
      const match = /^((\d{1,2})\.(\d{1,15})\.[\w-]{16})\.([\w-]{43}):\d{1,12}$/.exec(solution);
      const [, text = "", hard, until, given = ""] = match ?? [];
      if (!match || Number(hard) < bits || Number(until) <= clock.now()) return undefined;
      if (!isSame(given, workMac(siteId, text))) return undefined;
      const hash = createHash("sha256").update(solution).digest();
      return zeroBits(hash) < Number(hard) ? undefined : { key: given, until: Number(until) };
    },
    question(siteId) {
      const text = `${clock.now()}.${nonce()}`;
      return { token: `${text}.${questionMac(siteId, text)}`, ...numbersOf(text) };
    },
    readAnswer(siteId, token, answer) {
      const match = /^((\d{1,15})\.[\w-]{16})\.([\w-]{43})$/.exec(token);
      const [, text = "", asked, given = ""] = match ?? [];
      const until = Number(asked) + questionMs;
      if (!match || until <= clock.now() || !isSame(given, questionMac(siteId, text)))
        return "wrong";
      const { a, b } = numbersOf(text);
      if (answer.trim() !== String(a + b)) return "wrong";
      if (clock.now() < Number(asked) + questionWaitMs) return "soon";
      return { key: given, until };
    },
  };
}
