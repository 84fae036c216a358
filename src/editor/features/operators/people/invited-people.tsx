import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MailPlus } from "lucide-react";
import type { ReactNode } from "react";
import type { ListedInvitation } from "#/api/operator-people.ts";
import { lookAgain } from "../../../api/look-again.ts";
import { Button } from "../../../ui/button.tsx";
import { errorWords } from "../../../words/error-words.ts";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
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
  const withdraw = useMutation({
    mutationFn: ({ id }: ListedInvitation) =>
      call(`operator/invitations/${id}`, { method: "DELETE" }),
    onSuccess: (_done, { email }) => toast(t("people.invite.withdrawn", { email })),
    onError: (error) => toast(errorWords(say, error)),
    onSettled: () => lookAgain(queries, [operatorKey]),
  });
  if (!data || data.length === 0) return null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (
    <section aria-label={t("people.invite.list")}>
      <ul className="operator-rows">
        {data.map((one) => (
          <li key={one.id}>
            <MailPlus aria-hidden="true" />
            <span className="grow">
              {one.email}
              <span className="hint">
                {t("people.invite.until", { date: date.format(new Date(one.expiresAt)) })}
              </span>
            </span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t("people.invite.withdrawOf", { email: one.email })}
              onClick={() => withdraw.mutate(one)}
            >
              {t("people.invite.withdraw")}
            </Button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="operator-more" onClick={() => void fetchNextPage()}>
          {t("more")}
        </Button>
      )}
    </section>
  );
}
