import { Check, CornerUpRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Domains } from "#/api/domains.ts";
import { useMay } from "../../../../session/hooks.ts";
import { Button } from "../../../../ui/button.tsx";
import { useTranslate } from "../../../../words/i18n.ts";
import { Loaded } from "../../form/loaded.tsx";
import { TabLayout } from "../../form/part.tsx";
import { AddDomain } from "./add-domain.tsx";
import { DomainCard, NotShownBadge } from "./domain-card.tsx";
import { NotShownNote } from "./not-shown-note.tsx";
import { useDomainChange, useDomains, useDomainsClient } from "./use-domains.ts";
import { type Shown, useShown } from "./use-shown.ts";
import "./domains.css";

/** The domains at which visitors find the site. */
export function DomainsTab(): ReactNode {
  const t = useTranslate("settings");
  return (
    <TabLayout title={t("domains.title")} hint={t("domains.about")}>
      <Loaded of={useDomains()}>{(domains) => <List all={domains} />}</Loaded>
    </TabLayout>
  );
}

/** A name that every computer finds on itself. */
const localName = /(^|\.)localhost(:|$)/;

/** What is to be known before a domain is added. */
function Beforehand({ ownHost }: Pick<Domains, "ownHost">): ReactNode {
  const t = useTranslate("settings");
  const may = useMay();
  if (localName.test(ownHost)) return <p className="note warn">{t("domains.local")}</p>;
  // who may change nothing at all is told so above
  return may("owner") || !may("writer") ? null : <p className="note">{t("domains.ownersOnly")}</p>;
}

interface OwnBadgeProps {
  /** It leads to the primary domain. */
  readonly isLeading: boolean;
  readonly shown: Shown;
}

/** How the address stands that every site has. */
function OwnBadge({ isLeading, shown }: OwnBadgeProps): ReactNode {
  const t = useTranslate("settings");
  if (shown !== "live") return <NotShownBadge shown={shown} />;
  return (
    <span className="tag ok">
      {isLeading ? <CornerUpRight aria-hidden="true" /> : <Check aria-hidden="true" />}
      {t(isLeading ? "domains.leads" : "domains.live")}
    </span>
  );
}

const ownHints = {
  live: "domains.own",
  off: "domains.ownOff",
  takenDown: "domains.ownTakenDown",
  never: "domains.ownUnpublished",
} as const;

function List({ all }: { readonly all: Domains }): ReactNode {
  const { domains, ownHost } = all;
  const state = useShown(all);
  const { shown } = state;
  const t = useTranslate("settings");
  const isOwner = useMay()("owner");
  const primary = domains.find((one) => one.isPrimary)?.name;
  const www = missingWww(domains);
  return (
    <>
      <NotShownNote {...state} />
      <Beforehand ownHost={ownHost} />
      {isOwner && <AddDomain />}
      {isOwner && domains.length === 0 && <p className="secondary-text">{t("domains.none")}</p>}
      <ul className="settings-list" aria-label={t("domains.title")}>
        {domains.map((domain) => (
          <DomainCard
            key={domain.id}
            domain={domain}
            primary={primary ?? ownHost}
            isOwner={isOwner}
            shown={shown}
          />
        ))}
        <li className="settings-box domains-card">
          <div className="domains-head">
            <span className="grow">
              <span className="domains-name">
                <b className="section-title truncated">{ownHost}</b>
                <OwnBadge isLeading={primary !== undefined} shown={shown} />
              </span>
              <span className="hint">
                {primary === undefined
                  ? t(ownHints[shown])
                  : t("domains.leadsTo", { name: primary })}
              </span>
            </span>
          </div>
        </li>
      </ul>
      {isOwner && www !== undefined && <AddWww name={www} />}
    </>
  );
}

/** Visitors type a domain with www and without. */
function missingWww(domains: Domains["domains"]): string | undefined {
  const hosts = new Set(domains.map(({ host }) => host));
  const bare = domains.find(
    ({ host, state }) =>
      state === "live" && host.split(".").length === 2 && !hosts.has(`www.${host}`),
  );
  return bare && `www.${bare.name}`;
}

function AddWww({ name }: { readonly name: string }): ReactNode {
  const t = useTranslate("settings");
  const client = useDomainsClient();
  const change = useDomainChange();
  return (
    <p>
      <Button onClick={() => void change(() => client.add(name), t("domains.added", { name }))}>
        {t("domains.addWww", { name })}
      </Button>
    </p>
  );
}
