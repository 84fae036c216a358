import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Monitor } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { OwnSession } from "#/api/auth.ts";
import type { AccountClient } from "../../api/account-client.ts";
import { lookAgain } from "../../api/look-again.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { errorWords } from "../../words/error-words.ts";
import { useLanguage, useTranslate } from "../../words/i18n.ts";
import { deviceName } from "./device-name.ts";
import "./account-dialog.css";

type Client = Pick<AccountClient, "rename" | "sessions" | "endSession" | "endOtherSessions">;

export interface AccountDialogProps {
  readonly account: Client;
  readonly name: string;
  readonly email: string;
  readonly onClose: () => void;
}

/** The name that others see, and where the account is signed in. */
export function AccountDialog({ account, name, email, onClose }: AccountDialogProps): ReactNode {
  const t = useTranslate("accounts");
  const say = useTranslate("screens");
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
      <DialogHead title={t("own.title")} hint={email} closeLabel={say("close")} onClose={onClose} />
      <div className="form-dialog-body">
        <NameForm account={account} name={name} />
        <Sessions account={account} />
      </div>
    </Dialog>
  );
}

function NameForm({ account, name }: Pick<AccountDialogProps, "account" | "name">): ReactNode {
  const t = useTranslate("accounts");
  const say = useTranslate("screens");
  const queries = useQueryClient();
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const change = useMutation({
    mutationFn: () => account.rename(typed.trim()),
    onSuccess: () => lookAgain(queries, ["session"]),
  });
  const error = isMissing
    ? t("invitation.nameMissing")
    : change.isError
      ? errorWords(say, change.error)
      : undefined;
  return (
    <form
      className="account-name-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(typed.trim() === "");
        if (typed.trim() !== "" && !change.isPending) change.mutate();
      }}
    >
      <Field
        label={t("own.name")}
        autoComplete="name"
        maxLength={80}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        hint={t(change.isSuccess ? "own.nameSaved" : "own.nameHint")}
        error={error}
      />
      <Button type="submit" isBusy={change.isPending}>
        {t("own.saveName")}
      </Button>
    </form>
  );
}

const key = ["own-sessions"] as const;

function Sessions({ account }: Pick<AccountDialogProps, "account">): ReactNode {
  const t = useTranslate("accounts");
  const say = useTranslate("screens");
  const queries = useQueryClient();
  const { data = [], error } = useQuery({ queryKey: key, queryFn: () => account.sessions() });
  const end = useMutation({
    mutationFn: (id: string | null) =>
      id === null ? account.endOtherSessions() : account.endSession(id),
    onSettled: () => lookAgain(queries, key),
  });
  const problem = end.error ?? error;
  return (
    <section className="account-sessions">
      <h3 className="strong">{t("own.sessions")}</h3>
      {problem !== null && (
        <p className="note error" role="alert">
          {errorWords(say, problem)}
        </p>
      )}
      <ul>
        {data.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end.mutate(session.id)} />
        ))}
      </ul>
      {data.length > 1 && (
        <Button isBusy={end.isPending} onClick={() => end.mutate(null)}>
          {t("own.endOthers")}
        </Button>
      )}
    </section>
  );
}

function SessionRow({
  session: { userAgent, startedAt, isCurrent },
  onEnd,
}: {
  readonly session: OwnSession;
  readonly onEnd: () => void;
}): ReactNode {
  const t = useTranslate("accounts");
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const device = deviceName(userAgent) ?? t("own.unknownDevice");
  const time = date.format(new Date(startedAt));
  return (
    <li className="row">
      <Monitor aria-hidden="true" />
      <span className="grow">
        <span className="strong">{device}</span>
        <span className="hint">{t("own.since", { time })}</span>
      </span>
      {isCurrent ? (
        <span className="tag ok">{t("own.current")}</span>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t("own.endSession", { device, time })}
          onClick={onEnd}
        >
          {t("own.end")}
        </Button>
      )}
    </li>
  );
}
