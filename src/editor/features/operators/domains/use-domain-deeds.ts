import { useState } from "react";
import type { ListedDomain } from "#/api/operator-domains.ts";
import type { Call } from "../../../api/request.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { useChange } from "../use-change.ts";

export type DomainDeed = "check" | "remove";

export interface DomainDeeds {
  /** The one that is about to be removed. */
  readonly removing: ListedDomain | null;
  begin(deed: DomainDeed, domain: ListedDomain): void;
  close(): void;
  /** Resolves when it is done and said; rejects with what went wrong. */
  remove(domain: ListedDomain, reason: string): Promise<void>;
}

interface DomainCall {
  readonly path: string;
  readonly body?: object;
}

/** Does with domains what only operators may; the lists are asked for again. */
export function useDomainDeeds(call: Call, toast: (message: string) => void): DomainDeeds {
  const t = useTranslate("operators");
  const [removing, setRemoving] = useState<ListedDomain | null>(null);
  const domains = useChange(toast, ({ path, ...options }: DomainCall) =>
    call(`operator/domains/${path}`, { method: "POST", ...options }),
  );
  return {
    removing,
    close: () => setRemoving(null),
    begin(deed, domain) {
      if (deed === "remove") return setRemoving(domain);
      const { id, name } = domain;
      domains.sendAndSay({ path: `${id}/check` }, t("domains.done.check", { name }));
    },
    async remove({ id, name, site }, reason) {
      await domains.send({ path: `${id}/removal`, body: { reason } });
      setRemoving(null);
      toast(t("domains.done.remove", { name, site: site.name }));
    },
  };
}
