import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { SessionInfo } from "#/api/auth.ts";
import type { AccountClient } from "./account-client.ts";

/** Who is signed in; null until that is known. Without a session it calls `onMissing`. */
export function useSession(
  client: Pick<AccountClient, "session">,
  onMissing: () => void,
): SessionInfo["account"] {
  const { data } = useQuery({ queryKey: ["session"], queryFn: () => client.session() });
  const isMissing = data?.account === null;
  const leave = useEffectEvent(onMissing);
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
  return data?.account ?? null;
}
