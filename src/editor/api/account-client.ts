import type { PasswordChange, SessionInfo, SignIn } from "#/api/auth.ts";
import type { Call } from "./request.ts";

/** The calls about whoever uses the app. */
export interface AccountClient {
  session(): Promise<SessionInfo>;
  signIn(credentials: SignIn): Promise<void>;
  /** `token` stands behind `#token=` in a sign-in link; it works once. */
  signInByLink(token: string): Promise<void>;
  signOut(): Promise<void>;
  changePassword(change: PasswordChange): Promise<void>;
}

export function createAccountClient(call: Call): AccountClient {
  return {
    session: () => call("auth/session"),
    signIn: (body) => call("auth/sign-in", { method: "POST", body }),
    signInByLink: (token) => call("auth/sign-in-link", { method: "POST", body: { token } }),
    signOut: () => call("auth/sign-out", { method: "POST" }),
    changePassword: (body) => call("auth/password", { method: "POST", body }),
  };
}
