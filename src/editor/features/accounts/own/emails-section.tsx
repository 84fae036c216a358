import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import { useId } from "react";
import type { ReactNode } from "react";
import type { Preferences } from "#/api/preferences.ts";
import type { AccountClient } from "../../../api/account-client.ts";
import { errorWords } from "../../../words/error-words.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { AccountRow, AccountSection } from "./account-rows.tsx";
import { preferencesKey, useKnownPreferences } from "./use-preferences.ts";

/** Which emails the account gets; nothing where the server sends none. */
export function EmailsSection({
  client,
}: {
  readonly client: Pick<AccountClient, "preferences" | "changePreferences" | "passwordResets">;
}): ReactNode {
  const t = useTranslate("account");
  const say = useTranslate("screens");
  const queries = useQueryClient();
  const id = useId();
  const { data } = useKnownPreferences(client);
  const { data: mail } = useQuery({
    queryKey: ["password-resets"],
    queryFn: () => client.passwordResets(),
  });
  const { mutate, error } = useMutation({
    mutationFn: (commentEmails: boolean) => client.changePreferences({ commentEmails }),
    onMutate: async (commentEmails) => {
      await queries.cancelQueries({ queryKey: preferencesKey });
      const before = queries.getQueryData<Preferences>(preferencesKey);
      if (before) queries.setQueryData(preferencesKey, { ...before, commentEmails });
    },
    // what holds is what the server has, not what was pressed
    onError: () => queries.invalidateQueries({ queryKey: preferencesKey }),
  });
  if (!data || mail?.sendsMail !== true) return null;
  return (
    <AccountSection title={t("emails.title")}>
      <ul className="account-rows">
        <AccountRow
          icon={<MessageSquare aria-hidden="true" />}
          title={<span id={id}>{t("emails.comments")}</span>}
          hint={<span id={`${id}-hint`}>{t("emails.commentsHint")}</span>}
        >
          <button
            type="button"
            role="switch"
            className="switch"
            aria-checked={data.commentEmails}
            aria-labelledby={id}
            aria-describedby={`${id}-hint`}
            onClick={() => mutate(!data.commentEmails)}
          />
        </AccountRow>
      </ul>
      {error !== null && (
        <p className="hint error" role="alert">
          {errorWords(say, error)}
        </p>
      )}
    </AccountSection>
  );
}
