import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { createAccountClient } from "./api/account-client.ts";
import { createCall } from "./api/request.ts";
import { SignInScreen } from "./screens/sign-in-screen.tsx";

const account = createAccountClient(createCall(globalThis.fetch.bind(globalThis)));

/** `/sign-in`. */
export function SignInRoute(): ReactNode {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <SignInScreen
      key={key}
      account={account}
      location={globalThis.location}
      onSignedIn={(path) => void navigate(path, { replace: true })}
    />
  );
}
