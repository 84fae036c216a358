import type { Generated } from "kysely";

/* Accounts, and who works on which site. */

type AuthDate = Date | string;

export interface UsersTable {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean | number;
  image: string | null;
  /** `operator` runs the installation; everybody else is `owner`. */
  role: string;
  /** Since when an operator lets nobody in with it, and why. */
  suspendedAt: Generated<number | null>;
  suspensionReason: Generated<string | null>;
  createdAt: AuthDate;
  updatedAt: AuthDate;
}

/** A limit of an account that differs from that of the installation. */
export interface AccountQuotasTable {
  userId: string;
  /** What is limited (`AccountQuota`). */
  name: string;
  /** Null: as much as the account wants. */
  most: number | null;
}

export interface SessionsTable {
  id: string;
  token: string;
  userId: string;
  expiresAt: AuthDate;
  ipAddress: string | null;
  userAgent: string | null;
  /** How it began: with a password, a sign-in link or a passkey. */
  method: string;
  createdAt: AuthDate;
  updatedAt: AuthDate;
}

export interface CredentialsTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: AuthDate | null;
  refreshTokenExpiresAt: AuthDate | null;
  scope: string | null;
  password: string | null;
  createdAt: AuthDate;
  updatedAt: AuthDate;
}

export interface VerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: AuthDate;
  createdAt: AuthDate;
  updatedAt: AuthDate;
}

/** Single-use links that sign somebody in; the token itself is never stored. */
export interface SignInLinksTable {
  tokenHash: string;
  userId: string;
  createdAt: number;
  expiresAt: number;
  /** 1: it was sent by mail, and takes the place of the password only. */
  asksForCode: Generated<number>;
}

/** Networks from which an account has signed in: a guesser's failures do not slow these down. */
export interface KnownNetworksTable {
  userId: string;
  network: string;
  lastSeenAt: number;
}

/** How an account wants the app; null is what was never chosen. */
export interface AccountPreferencesTable {
  userId: string;
  language: string | null;
  colourMode: string | null;
  /** 1: emails tell of mentions and replies, as where nothing was chosen; 0: none do. */
  commentEmails: number | null;
  /** JSON of ids of templates. */
  favouriteTemplates: string | null;
}

/** Who was asked to work on a site and has not answered yet. */
export interface InvitationsTable {
  id: Generated<number>;
  siteId: number;
  /** In small letters. */
  email: string;
  role: string;
  /** 1: whoever accepts takes the inviter's place as owner. */
  isTransfer: number;
  /** The token itself is never stored. */
  tokenHash: string;
  invitedBy: string;
  createdAt: number;
  expiresAt: number;
  /** The email that it was sent in, which may be gone by now; null: none was sent. */
  outboxId: Generated<number | null>;
}

export interface SiteMembersTable {
  siteId: number;
  userId: string;
  role: string;
  createdAt: number;
  /** When the site was last open in an editor of theirs. */
  seenAt: number | null;
}

/** An account's wish for another address, until both addresses have agreed. */
export interface EmailChangesTable {
  userId: string;
  /** In small letters. */
  email: string;
  /** Of the emails about it. */
  language: string;
  /** The tokens themselves are never stored. */
  allowHash: string;
  confirmHash: string;
  allowedAt: number | null;
  confirmedAt: number | null;
  expiresAt: number;
}

/** An address that wants an account, until it is confirmed. */
export interface SignUpsTable {
  /** The token itself is never stored. */
  tokenHash: string;
  /** In small letters. */
  email: string;
  expiresAt: number;
  /** The operator who asked for it; null: whoever has the address did. */
  invitedBy: Generated<string | null>;
  /** The email of an operator’s invitation, which may be gone by now; null: none was sent, or by a version that didn’t note it. */
  outboxId: Generated<number | null>;
}

/** The app of an account that makes codes for signing in. */
export interface CodeAppsTable {
  userId: string;
  /** Base32. */
  secret: string;
  /** Null until one of its codes was shown. */
  confirmedAt: number | null;
  /** The step of the last code that was taken: none before is taken again. */
  lastCounter: number;
}

/** What takes the place of a code, once. */
export interface RecoveryCodesTable {
  userId: string;
  codeHash: string;
}

/** A passkey that an account signs in with, named by its id. */
export interface PasskeysTable {
  id: string;
  userId: string;
  name: string;
  /** COSE, in base64url. */
  publicKey: string;
  /** As the passkey counts its uses; 0 where it doesn't. */
  counter: number;
  createdAt: number;
  lastUsedAt: number | null;
}

/** A challenge that waits for the answer of a passkey. */
export interface PasskeyChallengesTable {
  challengeHash: string;
  /** A hash of what only the session or the browser has that was asked. */
  askedOf: string;
  expiresAt: number;
}
