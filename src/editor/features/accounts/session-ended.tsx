import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { AccountClient } from "../../api/account-client.ts";
import { useTranslate } from "../../words/i18n.ts";

/** Why somebody is asked to sign in who never signed out: their session was in use for as long as one may be (ACCOUNT-17). */
export function SessionEnded({
  account,
}: {
  readonly account: Pick<AccountClient, "endedAfterDays">;
}): ReactNode {
  const t = useTranslate("accounts");
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let isGone = false;
    const ask = async (): Promise<void> => {
      const days = await account.endedAfterDays();
      if (!isGone) setCount(days);
    };
    // signing in works without the reason
    void ask().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [account]);
  return (
    count !== undefined && (
      <p className="note" role="status">
        {t("signIn.ended", { count })}
      </p>
    )
  );
}
