import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { AccountDeletion, AccountDeletionPlan } from "#/api/account-deletion.ts";
import type { Preferences, PreferencesChange } from "#/api/preferences.ts";
import type {
  OwnSession,
  PasswordChange,
  PasswordReset,
  Proof,
  SessionInfo,
  SignIn,
  PasswordResets,
} from "#/api/auth.ts";
import type {
  EmailChange,
  EmailLink,
  MadeEmailChange,
  OpenEmailChange,
} from "#/api/email-change.ts";
import type { NewPasskey, Passkey, PasskeySignIn } from "#/api/passkeys.ts";
import type { CodeApp, RecoveryCodes, SecondFactorInfo } from "#/api/second-factor.ts";
import type { Acceptance, Offer } from "#/api/people.ts";
import type { SignUp, SignUpConfirmation } from "#/api/sign-up.ts";
import { emptyDevice, forgetAccount, noteSession } from "./note-session.ts";
import { keepFor } from "./own-key.ts";
import type { Call } from "./request.ts";

/** The calls about whoever uses the app. */
export interface AccountClient {
  session(): Promise<SessionInfo>;
  /** The days after which the session ended that was in use; undefined where it ended otherwise, or goes on. */
  endedAfterDays(): Promise<number | undefined>;
  signIn(credentials: SignIn): Promise<void>;
  /** `token` stands behind `#token=` in a sign-in link; it works once. */
  signInByLink(token: string, code?: string): Promise<void>;
  signOut(): Promise<void>;
  changePassword(change: PasswordChange): Promise<void>;
  rename(name: string): Promise<void>;
  /** Where the account is signed in. */
  sessions(): Promise<OwnSession[]>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  /** The change of address that waits for both of them. */
  emailChange(): Promise<{ change: OpenEmailChange | null }>;
  changeEmail(change: EmailChange): Promise<MadeEmailChange>;
  cancelEmailChange(): Promise<void>;
  /** What the link of an email about another address does; the token stands behind its `#token=`. */
  readEmailChange(token: string): Promise<EmailLink>;
  confirmEmailChange(token: string): Promise<{ isDone: boolean }>;
  passkeys(): Promise<Passkey[]>;
  /** What the browser makes a passkey of. */
  passkeyOptions(proof: Proof): Promise<PublicKeyCredentialCreationOptionsJSON>;
  addPasskey(passkey: NewPasskey): Promise<Passkey>;
  renamePasskey(id: string, name: string): Promise<void>;
  removePasskey(id: string): Promise<void>;
  /** What the browser looks for a passkey with. */
  passkeySignInOptions(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  signInByPasskey(answer: PasskeySignIn["response"]): Promise<void>;
  /** What would become of the account's sites without it. */
  deletionPlan(): Promise<AccountDeletionPlan>;
  deleteAccount(deletion: AccountDeletion): Promise<void>;
  /** Whether a code of an app is asked after the password. */
  secondFactor(): Promise<SecondFactorInfo>;
  beginSecondFactor(proof: Proof): Promise<CodeApp>;
  confirmSecondFactor(code: string): Promise<RecoveryCodes>;
  renewRecoveryCodes(proof: Proof): Promise<RecoveryCodes>;
  removeSecondFactor(proof: Proof): Promise<void>;
  /** Whether links to a new password are sent; if not, the operator makes them. */
  passwordResets(): Promise<PasswordResets>;
  requestPasswordReset(asked: PasswordReset): Promise<void>;
  /** Whether people may make accounts for themselves. */
  signUps(): Promise<{ isOpen: boolean }>;
  requestSignUp(asked: SignUp): Promise<void>;
  /** The address that a link confirms; the token stands behind its `#token=`. */
  readSignUp(token: string): Promise<{ email: string }>;
  confirmSignUp(confirmation: SignUpConfirmation): Promise<void>;
  /** What an invitation's link offers; the token stands behind its `#token=`. */
  readInvitation(token: string): Promise<Offer>;
  /** Answers the site. */
  acceptInvitation(acceptance: Acceptance): Promise<{ siteId: number }>;
  /** How whoever is signed in wants the app, on all devices. */
  preferences(): Promise<Preferences>;
  changePreferences(change: PreferencesChange): Promise<void>;
}

/** What this tab keeps belongs to whoever was signed in until now, and so does what the device keeps. */
async function asAnother<Answer>(done: Promise<Answer>, email?: string): Promise<Answer> {
  const answer = await done;
  keepFor(globalThis.sessionStorage, email);
  forgetAccount();
  return answer;
}

/** Whoever leaves takes along what this tab and this device keep. */
async function asNobody<Answer>(done: Promise<Answer>): Promise<Answer> {
  const answer = await done;
  keepFor(globalThis.sessionStorage, undefined);
  await emptyDevice();
  return answer;
}

export function createAccountClient(call: Call): AccountClient {
  return {
    session: async () => noteSession(await call("auth/session")),
    // nobody is noted: what this device keeps of whoever was signed in waits for them
    endedAfterDays: async () => (await call<SessionInfo>("auth/session")).endedAfterDays,
    signIn: (body) => asAnother(call("auth/sign-in", { method: "POST", body }), body.email),
    signInByLink: (token, code) =>
      asAnother(call("auth/sign-in-link", { method: "POST", body: { token, code } })),
    signOut: () => asNobody(call("auth/sign-out", { method: "POST" })),
    rename: (name) => call("auth/account", { method: "PATCH", body: { name } }),
    sessions: () => call("auth/sessions"),
    endSession: (id) => call(`auth/sessions/${id}`, { method: "DELETE" }),
    endOtherSessions: () => call("auth/sessions", { method: "DELETE" }),
    emailChange: () => call("auth/email-change"),
    changeEmail: (body) => call("auth/email-change", { method: "POST", body }),
    cancelEmailChange: () => call("auth/email-change", { method: "DELETE" }),
    readEmailChange: (token) => call("email-changes/read", { method: "POST", body: { token } }),
    confirmEmailChange: (token) =>
      call("email-changes/confirm", { method: "POST", body: { token } }),
    passkeys: () => call("auth/passkeys"),
    passkeyOptions: (body) => call("auth/passkeys/options", { method: "POST", body }),
    addPasskey: (body) => call("auth/passkeys", { method: "POST", body }),
    renamePasskey: (id, name) => call(`auth/passkeys/${id}`, { method: "PATCH", body: { name } }),
    removePasskey: (id) => call(`auth/passkeys/${id}`, { method: "DELETE" }),
    passkeySignInOptions: () => call("auth/passkey-sign-in/options", { method: "POST" }),
    signInByPasskey: ({ id, rawId, type, response }) => {
      const { clientDataJSON, authenticatorData, signature } = response;
      const answer = {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
      };
      return asAnother(
        call("auth/passkey-sign-in", { method: "POST", body: { response: answer } }),
      );
    },
    deletionPlan: () => call("auth/account/deletion"),
    deleteAccount: (body) => asNobody(call("auth/account/deletion", { method: "POST", body })),
    secondFactor: () => call("auth/second-factor"),
    beginSecondFactor: (body) => call("auth/second-factor", { method: "POST", body }),
    confirmSecondFactor: (code) =>
      call("auth/second-factor/confirmation", { method: "POST", body: { code } }),
    renewRecoveryCodes: (body) =>
      call("auth/second-factor/recovery-codes", { method: "POST", body }),
    removeSecondFactor: (body) => call("auth/second-factor/removal", { method: "POST", body }),
    passwordResets: () => call("auth/password-resets"),
    requestPasswordReset: (body) => call("auth/password-resets", { method: "POST", body }),
    signUps: () => call("auth/sign-ups"),
    requestSignUp: (body) => call("auth/sign-ups", { method: "POST", body }),
    readSignUp: (token) => call("auth/sign-ups/read", { method: "POST", body: { token } }),
    confirmSignUp: (body) => asAnother(call("auth/sign-ups/confirm", { method: "POST", body })),
    readInvitation: (token) => call("invitations/read", { method: "POST", body: { token } }),
    acceptInvitation: (body) => {
      const accepted = call<{ siteId: number }>("invitations/accept", { method: "POST", body });
      // whoever is signed in stays so
      return body.account ? asAnother(accepted) : accepted;
    },
    changePassword: (body) => call("auth/password", { method: "POST", body }),
    preferences: () => call("auth/preferences"),
    changePreferences: (body) => call("auth/preferences", { method: "PATCH", body }),
  };
}
