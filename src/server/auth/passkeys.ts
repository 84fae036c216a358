import type { NewPasskey, Passkey, PasskeySignIn } from "#/api/passkeys.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { createPasskeyChallenges } from "./passkey-challenges.ts";
import { type PasskeyRows, createPasskeyRows, mostPasskeys } from "./passkey-rows.ts";
import type { Account } from "./sessions.ts";

/** What a browser is asked with, as WebAuthn defines it. */
type Options = { challenge: string };

export interface Passkeys extends Pick<PasskeyRows, "list" | "rename" | "remove"> {
  /** What a browser makes a passkey of, for this session. Throws `too-many-requests` where there are enough. */
  beginAdding(account: Account): Promise<Options>;
  /** Throws `passkey-refused`, and `too-many-requests` where there are enough. */
  add(account: Account, passkey: NewPasskey): Promise<Passkey>;
  /** What a browser is asked for a passkey with; `browser` is a secret of it. */
  beginSignIn(browser: string): Promise<Options>;
  /** Whose passkey has answered. Throws `passkey-refused`. */
  check(browser: string, response: PasskeySignIn["response"]): Promise<string>;
}

interface PasskeysOptions {
  database: Database;
  clock: Clock;
  appOrigin: string;
}

// it takes a while to load, and few calls need it
const webAuthn = () => import("@simplewebauthn/server");

/** Whatever is wrong with an answer, the caller hears one refusal. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError("passkey-refused", { cause });
  }
}

export function createPasskeys({ database, clock, appOrigin }: PasskeysOptions): Passkeys {
  const rows = createPasskeyRows(database, clock);
  const challenges = createPasskeyChallenges(database, clock);
  const rpID = new URL(appOrigin).hostname;

  function expected(askedOf: string) {
    return {
      expectedChallenge: (challenge: string) => challenges.take(challenge, askedOf),
      expectedOrigin: appOrigin,
      expectedRPID: rpID,
      requireUserVerification: true,
    };
  }

  return {
    list: rows.list,
    rename: rows.rename,
    remove: rows.remove,
    async beginAdding({ id, email, name, session }) {
      const known = await rows.list(id);
      if (known.length >= mostPasskeys) throw new AppError("too-many-requests");
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpName: "Vitrine",
        rpID,
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: name === "" ? email : name,
        attestationType: "none",
        excludeCredentials: known.map((one) => ({ id: one.id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      await challenges.put(options.challenge, session.token);
      return options;
    },
    async add({ id: userId, session }, { name, response }) {
      const { verifyRegistrationResponse } = await webAuthn();
      const { registrationInfo } = await refusing(() =>
        verifyRegistrationResponse({
          response: { ...response, clientExtensionResults: {} },
          ...expected(session.token),
        }),
      );
      if (!registrationInfo) throw new AppError("passkey-refused");
      const { id, publicKey, counter } = registrationInfo.credential;
      const key = Buffer.from(publicKey).toString("base64url");
      return rows.insert({ id, userId, name, publicKey: key, counter });
    },
    async beginSignIn(browser) {
      const { generateAuthenticationOptions } = await webAuthn();
      // it names no passkey: the browser knows which it has, and nothing is told of who has one
      const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
      await challenges.put(options.challenge, browser);
      return options;
    },
    async check(browser, response) {
      const known = await rows.find(response.id);
      if (!known) throw new AppError("passkey-refused");
      const { verifyAuthenticationResponse } = await webAuthn();
      const publicKey = new Uint8Array(Buffer.from(known.publicKey, "base64url"));
      const { verified, authenticationInfo } = await refusing(() =>
        verifyAuthenticationResponse({
          response: { ...response, clientExtensionResults: {} },
          credential: { id: known.id, publicKey, counter: known.counter },
          ...expected(browser),
        }),
      );
      if (!verified) throw new AppError("passkey-refused");
      await rows.use(known, authenticationInfo.newCounter);
      return known.userId;
    },
  };
}
