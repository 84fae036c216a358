import { useEffect, useEffectEvent, useState } from "react";
import type { AccountClient } from "../../api/account-client.ts";
import { asksForCode } from "./code-field.tsx";
import { takeToken, tokenOf } from "./sign-in-token.ts";

export interface SignInLink {
  /** `none`: the address has no token, or what it had doesn't work. */
  readonly state: "none" | "waiting" | "code" | "in";
  readonly error: unknown;
  /** Tries again, with a code of an app. */
  readonly send: (code: string) => void;
}

/** Signs in by the token of the address, once; the address keeps no token: it is a password. */
export function useSignInLink(
  account: Pick<AccountClient, "signInByLink">,
  location: Pick<Location, "hash" | "pathname" | "search">,
  onSignedIn?: () => void,
): SignInLink {
  const [token] = useState(() => tokenOf(location.hash));
  const [state, setState] = useState<SignInLink["state"]>(token === undefined ? "none" : "waiting");
  const [error, setError] = useState<unknown>(null);
  const finish = useEffectEvent(() => onSignedIn?.());
  const signIn = (...codes: [] | [string]): void => {
    if (token === undefined) return;
    account
      .signInByLink(token, ...codes)
      .then(() => setState("in"))
      .catch((cause: unknown) => {
        setError(cause);
        setState(asksForCode(cause) ? "code" : "none");
      });
  };
  const start = useEffectEvent(() => {
    takeToken(location);
    signIn();
  });
  useEffect(() => start(), []);
  useEffect(() => {
    if (state === "in") finish();
  }, [state]);
  return { state, error, send: signIn };
}
