import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { AccountClient } from "../../../api/account-client.ts";
import { lookAgain } from "../../../api/look-again.ts";
import type { AccountProps } from "../../../shell/feature.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { EmailDialog } from "./email-dialog.tsx";

interface EmailFieldProps {
  readonly client: Pick<AccountClient, "emailChange" | "changeEmail" | "cancelEmailChange">;
  readonly account: AccountProps["account"];
}

const key = ["email-change"] as const;

/** The address by which the account signs in, and the one that is to take its place. */
export function EmailField({ client, account }: EmailFieldProps): ReactNode {
  const t = useTranslate("account");
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ queryKey: key, queryFn: () => client.emailChange() });
  const look = (): void => void lookAgain(queries, key);
  const cancel = useMutation({ mutationFn: () => client.cancelEmailChange(), onSettled: look });
  const waiting = data?.change ?? null;
  return (
    <div>
      <Field
        label={t("email.label")}
        value={account.email}
        readOnly
        after={
          <Button
            size="sm"
            variant="ghost"
            className="account-in-field"
            aria-label={`${t("email.change")}: ${t("email.label")}`}
            onClick={() => setOpen(true)}
          >
            {t("email.change")}
          </Button>
        }
      />
      {waiting && (
        <p className="account-waiting" role="status">
          <TriangleAlert className="size-14" aria-hidden="true" />
          <span className="grow">
            {t(`email.waiting.${stepOf(waiting)}`, { email: waiting.email })}{" "}
            <button type="button" className="link" onClick={() => cancel.mutate()}>
              {t("email.cancel")}
            </button>
          </span>
        </p>
      )}
      {isOpen && (
        <EmailDialog
          client={client}
          account={account}
          onMade={look}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function stepOf({
  isAllowed,
  isConfirmed,
}: {
  isAllowed: boolean;
  isConfirmed: boolean;
}): "both" | "old" | "new" {
  if (isAllowed) return "new";
  return isConfirmed ? "old" : "both";
}
