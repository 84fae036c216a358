import type { Generated } from "kysely";

/** Links that let whoever has one see a site, or work on it. Their tokens are never stored. */
export interface SiteLinksTable {
  id: Generated<number>;
  siteId: number;
  /** Names it in addresses; no secret. */
  key: string;
  /** With a mark before it where the link has a password: see `links/link-passwords.ts`. */
  tokenHash: string;
  /** Argon2id of what a link to look asks for besides; null: nothing. */
  passwordHash: string | null;
  /** 1: whoever looks by it may comment. */
  takesComments: Generated<number>;
  /** Whom it is for, in the words of whoever made it. */
  name: string;
  /** The role that it gives in the editor; null: it shows the site as its visitors would see it. */
  role: string | null;
  /** The release that it shows; null: the draft. */
  releaseId: number | null;
  authorId: string;
  createdAt: number;
  expiresAt: number;
  /** The row stays: what was done through the link names it. */
  revokedAt: number | null;
  uses: Generated<number>;
  usedAt: number | null;
}

/** What tokens of links were exchanged for, by the hash of that. */
export interface LinkSessionsTable {
  tokenHash: string;
  linkId: number;
  expiresAt: number;
}

/** What guests who wrote on a site were called, of links that went with the account that made them. */
export interface GuestNamesTable {
  linkId: number;
  siteId: number;
  name: string;
}
