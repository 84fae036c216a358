import { useState } from "react";
import type { ListedPerson, MadePasswordLink, PersonChange } from "#/api/operator-people.ts";
import type { Call } from "../../../api/request.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { useChange } from "../use-change.ts";

export type PersonDeed = "quotas" | "password" | "suspend" | "restore";

export interface PersonDeeds {
  readonly opened: {
    readonly deed: Exclude<PersonDeed, "restore">;
    readonly person: ListedPerson;
  } | null;
  begin(deed: PersonDeed, person: ListedPerson): void;
  close(): void;
  /** Resolve when it is done and said; reject with what went wrong. */
  suspend(person: ListedPerson, reason: string): Promise<void>;
  /** Answers the link, which is told once. */
  makePasswordLink(person: ListedPerson): Promise<string>;
  setQuotas(person: ListedPerson, quotas: NonNullable<PersonChange["quotas"]>): Promise<void>;
}

/** Does with accounts what only operators may; the lists are asked for again. */
export function usePersonDeeds(call: Call, toast: (message: string) => void): PersonDeeds {
  const t = useTranslate("operators");
  const [opened, setOpened] = useState<PersonDeeds["opened"]>(null);
  const people = useChange(toast, ({ id, change }: { id: string; change: PersonChange }) =>
    call(`operator/people/${id}`, { method: "PATCH", body: change }),
  );
  const finish = (message: string): void => {
    setOpened(null);
    toast(message);
  };
  return {
    opened,
    close: () => setOpened(null),
    begin(deed, person) {
      if (deed !== "restore") return setOpened({ deed, person });
      people.sendAndSay(
        { id: person.id, change: { suspension: null } },
        t("people.done.restore", { email: person.email }),
      );
    },
    async suspend({ id, email }, reason) {
      await people.send({ id, change: { suspension: { reason } } });
      finish(t("people.done.suspend", { email }));
    },
    makePasswordLink: async ({ id }) =>
      (await call<MadePasswordLink>(`operator/people/${id}/password-link`, { method: "POST" }))
        .link,
    async setQuotas({ id, email }, quotas) {
      await people.send({ id, change: { quotas } });
      finish(t("people.done.quotas", { email }));
    },
  };
}
