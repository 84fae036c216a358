import { useState } from "react";
import type { OperatorChange } from "#/api/operator.ts";
import type { ListedSite } from "#/api/operator-sites.ts";
import type { Call } from "../../../api/request.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { useChange } from "../use-change.ts";

export type SiteDeed =
  | "open"
  | "pay"
  | "unpay"
  | "closeReports"
  | "openReports"
  | "transfer"
  | "takeDown"
  | "lift";

/** What is changed at once, without a question. */
const changes: Readonly<Partial<Record<SiteDeed, OperatorChange>>> = {
  pay: { isPaid: true },
  unpay: { isPaid: false },
  closeReports: { isReportingClosed: true },
  openReports: { isReportingClosed: false },
  lift: { takedown: null },
};

/** What an operator is about to do with a site and is asked more about. */
interface OpenDeed {
  readonly deed: "transfer" | "takeDown";
  readonly site: ListedSite;
}

export interface SiteDeeds {
  readonly opened: OpenDeed | null;
  begin(deed: SiteDeed, site: ListedSite): void;
  close(): void;
  /** Resolve when it is done and said; reject with what went wrong. */
  takeDown(site: ListedSite, reason: string): Promise<void>;
  transfer(site: ListedSite, email: string): Promise<void>;
}

interface SiteCall {
  readonly path: string;
  readonly method: "PATCH" | "POST";
  readonly body: object;
}

/** Does with sites what only operators may; the lists are asked for again. */
export function useSiteDeeds(call: Call, toast: (message: string) => void): SiteDeeds {
  const t = useTranslate("operators");
  const [opened, setOpened] = useState<OpenDeed | null>(null);
  const sites = useChange(toast, ({ path, ...options }: SiteCall) =>
    call(`operator/sites/${path}`, options),
  );
  const finish = (message: string): void => {
    setOpened(null);
    toast(message);
  };
  return {
    opened,
    close: () => setOpened(null),
    begin(deed, site) {
      if (deed === "open") return void globalThis.open(site.address, "_blank", "noopener");
      if (deed === "transfer" || deed === "takeDown") return setOpened({ deed, site });
      const body = changes[deed] ?? {};
      sites.sendAndSay(
        { path: String(site.id), method: "PATCH", body },
        t(`sites.done.${deed}`, { name: site.name }),
      );
    },
    async takeDown(site, reason) {
      const body: OperatorChange = { takedown: { reason } };
      await sites.send({ path: String(site.id), method: "PATCH", body });
      finish(t("sites.done.takeDown", { name: site.name }));
    },
    async transfer(site, email) {
      await sites.send({ path: `${site.id}/transfer`, method: "POST", body: { email } });
      finish(t("sites.done.transfer", { name: site.name, email }));
    },
  };
}
