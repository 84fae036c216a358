import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MailPlus, MailWarning } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { ListedInvitation, MadeAccountInvitation } from "#/api/operator-people.ts";
import { lookAgain } from "../../../api/look-again.ts";
import { Button } from "../../../ui/button.tsx";
import { errorWords } from "../../../words/error-words.ts";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import { regional } from "../../../words/regional.ts";
import { InvitationLinkDialog } from "./invite-dialog.tsx";
import type { OperatorScreenProps } from "../screen-props.ts";
import { operatorKey, usePages } from "../use-pages.ts";

/** Who was invited and has no account yet; nothing where nobody was. */
export function InvitedPeople({ call, toast }: OperatorScreenProps): ReactNode {
  const t = useTranslate("operators");
  const say = useTranslate("screens");
  const language = useLanguage();
  const queries = useQueryClient();
  const { data, hasNextPage, fetchNextPage } = usePages<ListedInvitation>(
    call,
    "operator/invitations",
    {},
  );
  const onError = (error: unknown): void => void toast(errorWords(say, error));
  const onSettled = () => lookAgain(queries, [operatorKey]);
  const [link, setLink] = useState<string>();
  const withdraw = useMutation({
    mutationFn: ({ id }: ListedInvitation) =>
      call(`operator/invitations/${id}`, { method: "DELETE" }),
    onSuccess: (_done, { email }) => toast(t("people.invite.withdrawn", { email })),
    onError,
    onSettled,
  });
  const again = useMutation({
    mutationFn: ({ email, byLink }: { readonly email: string; readonly byLink?: true }) =>
      call<MadeAccountInvitation>("operator/invitations", {
        method: "POST",
        body: { email, language, ...(byLink && { byLink }) },
      }),
    onSuccess(made, { email }) {
      if (made.link === undefined) toast(t("people.invite.sent", { email }));
      else setLink(made.link);
    },
    onError,
    onSettled,
  });
  if (!data || data.length === 0) return null;
  return (
    <section aria-label={t("people.invite.list")}>
      <ul className="operator-rows">
        {data.map((one) => (
          <InvitedPerson
            key={one.id}
            invitation={one}
            isBusy={again.isPending}
            onAgain={again.mutate}
            onWithdraw={() => withdraw.mutate(one)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button className="operator-more" onClick={() => void fetchNextPage()}>
          {t("more")}
        </Button>
      )}
      {link !== undefined && (
        <InvitationLinkDialog link={link} onClose={() => setLink(undefined)} />
      )}
    </section>
  );
}

interface InvitedPersonProps {
  readonly invitation: ListedInvitation;
  readonly isBusy: boolean;
  readonly onAgain: (asked: { readonly email: string; readonly byLink?: true }) => void;
  readonly onWithdraw: () => void;
}

/** Until when an invitation works, whether its email arrived, and what can be done about it. */
function InvitedPerson(props: InvitedPersonProps): ReactNode {
  const { invitation, isBusy, onAgain, onWithdraw } = props;
  const { email, expiresAt, wasMailed, mailFailure } = invitation;
  const t = useTranslate("operators");
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(regional(language), { dateStyle: "medium" });
  return (
    <li className="operator-invited">
      {mailFailure ? <MailWarning aria-hidden="true" /> : <MailPlus aria-hidden="true" />}
      <span className="grow">
        {email}
        <span className="hint">
          {t("people.invite.until", { date: date.format(new Date(expiresAt)) })}
        </span>
        {mailFailure && (
          <span className="operator-unsent">
            {t(mailFailure.isFinal ? "people.invite.refused" : "people.invite.waits")}
            {mailFailure.reason !== null && (
              <span className="hint">
                {t("people.invite.said", { reason: mailFailure.reason })}
              </span>
            )}
          </span>
        )}
      </span>
      <span className="operator-invited-tools">
        {wasMailed && (
          <Button
            size="sm"
            isBusy={isBusy}
            aria-label={t("people.invite.resendTo", { email })}
            onClick={() => onAgain({ email })}
          >
            {t("people.invite.resend")}
          </Button>
        )}
        <Button
          size="sm"
          isBusy={isBusy}
          aria-label={t("people.invite.linkFor", { email })}
          onClick={() => onAgain({ email, byLink: true })}
        >
          {t("people.invite.link")}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t("people.invite.withdrawOf", { email })}
          onClick={onWithdraw}
        >
          {t("people.invite.withdraw")}
        </Button>
      </span>
    </li>
  );
}
