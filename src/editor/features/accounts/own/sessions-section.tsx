import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import type { OwnSession } from "#/api/auth.ts";
import { ErrorNote } from "../../../ui/error-note.tsx";
import type { AccountClient } from "../../../api/account-client.ts";
import { lookAgain } from "../../../api/look-again.ts";
import { keepRows } from "../../../ui/keep-rows.ts";
import { Button } from "../../../ui/button.tsx";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { regional } from "../../../words/regional.ts";
import { AccountRow, AccountSection } from "./account-rows.tsx";
import { deviceName } from "./device-name.ts";

const key = ["own-sessions"] as const;

/** Where the account is signed in. */
export function SessionsSection({
  client,
}: {
  readonly client: Pick<AccountClient, "sessions" | "endSession" | "endOtherSessions">;
}): ReactNode {
  const t = useTranslate("account");
  const queries = useQueryClient();
  const { data = [], error } = useQuery({ queryKey: key, queryFn: () => client.sessions() });
  const end = useMutation({
    mutationFn: (id: string | null) =>
      id === null ? client.endOtherSessions() : client.endSession(id),
    onSettled: () => lookAgain(queries, key),
  });
  const problem = end.error ?? error;
  return (
    <AccountSection
      title={t("sessions.title")}
      action={
        data.length > 1 && (
          <Button size="sm" isBusy={end.isPending} onClick={() => end.mutate(null)}>
            {t("sessions.endOthers")}
          </Button>
        )
      }
    >
      <ErrorNote error={problem} />
      <ul ref={keepRows} className="account-rows">
        {data.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end.mutate(session.id)} />
        ))}
      </ul>
    </AccountSection>
  );
}

function SessionRow({
  session: { userAgent, startedAt, isCurrent },
  onEnd,
}: {
  readonly session: OwnSession;
  readonly onEnd: () => void;
}): ReactNode {
  const t = useTranslate("account");
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(regional(language), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const device = deviceName(userAgent) ?? t("sessions.unknownDevice");
  const time = date.format(new Date(startedAt));
  const Icon = /iPhone|Android/.test(userAgent) ? Smartphone : Monitor;
  return (
    <AccountRow
      icon={<Icon aria-hidden="true" />}
      title={device}
      hint={t("sessions.since", { time })}
    >
      {isCurrent ? (
        <span className="tag ok">{t("sessions.current")}</span>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t("sessions.endOne", { device, time })}
          onClick={onEnd}
        >
          {t("sessions.end")}
        </Button>
      )}
    </AccountRow>
  );
}
