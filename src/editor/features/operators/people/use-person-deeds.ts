import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedPerson, PersonChange } from "#/api/operator-people.ts";
import { lookAgain } from "../../../api/look-again.ts";
import type { Call } from "../../../api/request.ts";
import { errorWords } from "../../../words/error-words.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { operatorKey } from "../use-pages.ts";

export type PersonDeed = "quotas" | "suspend" | "restore";

export interface PersonDeeds {
  readonly opened: { readonly deed: "quotas" | "suspend"; readonly person: ListedPerson } | null;
  begin(deed: PersonDeed, person: ListedPerson): void;
  close(): void;
  /** Resolve when it is done and said; reject with what went wrong. */
  suspend(person: ListedPerson, reason: string): Promise<void>;
  setQuotas(person: ListedPerson, quotas: NonNullable<PersonChange["quotas"]>): Promise<void>;
}

/** Does with accounts what only operators may; the lists are asked for again. */
export function usePersonDeeds(call: Call, toast: (message: string) => void): PersonDeeds {
  const t = useTranslate("operators");
  const say = useTranslate("screens");
  const queries = useQueryClient();
  const [opened, setOpened] = useState<PersonDeeds["opened"]>(null);
  const { mutate, mutateAsync } = useMutation({
    mutationFn: ({ id, change }: { id: string; change: PersonChange }) =>
      call(`operator/people/${id}`, { method: "PATCH", body: change }),
    onSettled: () => lookAgain(queries, [operatorKey]),
  });
  const finish = (message: string): void => {
    setOpened(null);
    toast(message);
  };
  return {
    opened,
    close: () => setOpened(null),
    begin(deed, person) {
      if (deed !== "restore") return setOpened({ deed, person });
      mutate(
        { id: person.id, change: { suspension: null } },
        {
          onSuccess: () => toast(t("people.done.restore", { email: person.email })),
          onError: (error) => toast(errorWords(say, error)),
        },
      );
    },
    async suspend({ id, email }, reason) {
      await mutateAsync({ id, change: { suspension: { reason } } });
      finish(t("people.done.suspend", { email }));
    },
    async setQuotas({ id, email }, quotas) {
      await mutateAsync({ id, change: { quotas } });
      finish(t("people.done.quotas", { email }));
    },
  };
}
