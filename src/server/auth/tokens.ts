import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 bits for a link: nobody guesses it, so it needs no limit. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token. Looking it up by its hash tells nothing of how much of a guess was right. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
