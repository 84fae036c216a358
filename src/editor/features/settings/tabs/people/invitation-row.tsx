import { Ellipsis, MailWarning, UserX } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Invitation, MadeInvitation } from "#/api/people.ts";
import { Button } from "../../../../ui/button.tsx";
import { MenuButton } from "../../../../ui/layer/menu-button.tsx";
import { useTranslate } from "../../../../words/i18n.ts";
import { daysLeft } from "./days-left.ts";
import { Who } from "./person-row.tsx";
import { useChange, usePeopleClient } from "./use-people.ts";

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly sendsMail: boolean;
  readonly onMade: (made: MadeInvitation) => void;
}

/** Somebody who was invited and has not answered. */
export function InvitationRow({ invitation, sendsMail, onMade }: InvitationRowProps): ReactNode {
  const { id, email, role, isTransfer, expiresAt, mailFailure } = invitation;
  const t = useTranslate("settings");
  const client = usePeopleClient();
  const change = useChange();
  const [now] = useState(Date.now);
  const days = daysLeft(expiresAt, now);
  const kind = t(isTransfer ? "people.handedOver" : "people.invited");
  const renew = async (): Promise<void> => onMade(await client.renew(id));
  return (
    <li className="people-row">
      <span className="people-invited">
        <Who name={email} hint={`${kind} · ${t("people.daysLeft", { count: days })}`} />
        {mailFailure && (
          <span className="size-12 people-unsent">
            <MailWarning className="size-14" aria-hidden="true" />
            <span>
              {t(mailFailure.isFinal ? "people.mailRefused" : "people.mailWaits")}{" "}
              {mailFailure.reason !== null && t("general.mailSaid", { reason: mailFailure.reason })}
            </span>
          </span>
        )}
      </span>
      <span className="people-role">
        <span className="tag">{t(`roles.${role}`)}</span>
      </span>
      <span className="people-tools">
        <Button
          size="sm"
          aria-label={t(sendsMail ? "people.resendTo" : "people.newLinkFor", { email })}
          onClick={() => void change(renew, sendsMail ? t("people.sent", { count: 1 }) : undefined)}
        >
          {t(sendsMail ? "people.resend" : "people.newLink")}
        </Button>
        <MenuButton
          label={t("people.more", { name: email })}
          className="button icon-only ghost sm"
          choices={[
            {
              value: "withdraw",
              label: t("people.withdraw"),
              icon: <UserX aria-hidden="true" />,
              isDanger: true,
            },
          ]}
          onChoose={() => void change(() => client.withdraw(id), t("people.withdrawn", { email }))}
        >
          <Ellipsis aria-hidden="true" />
        </MenuButton>
      </span>
    </li>
  );
}
