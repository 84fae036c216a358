import { Check, CornerUpRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Domains } from "#/api/domains.ts";
import { EditorQueryScope } from "../../../../session/editor-query-scope.tsx";
import { useMay } from "../../../../session/hooks.ts";
import { Button } from "../../../../ui/button.tsx";
import { errorWords } from "../../../../words/error-words.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { TabLayout } from "../../form/part.tsx";
import { AddDomain } from "./add-domain.tsx";
import { DomainCard } from "./domain-card.tsx";
import { useDomainChange, useDomains, useDomainsClient } from "./use-domains.ts";
import "./domains.css";

/** The domains at which visitors find the site. */
export function DomainsTab(): ReactNode {
  return (
    <EditorQueryScope>
      <Whole />
    </EditorQueryScope>
  );
}

function Whole(): ReactNode {
  const t = useTranslate("settings");
  const words = useTranslate("screens");
  const { data, error, refetch } = useDomains();
  return (
    <TabLayout title={t("domains.title")} hint={t("domains.about")}>
      {data ? (
        <List all={data} />
      ) : (
        error !== null && (
          <p className="note error" role="alert">
            {errorWords(words, error)}
            <Button size="sm" onClick={() => void refetch()}>
              {words("retry")}
            </Button>
          </p>
        )
      )}
    </TabLayout>
  );
}

function List({ all: { domains, ownHost } }: { readonly all: Domains }): ReactNode {
  const t = useTranslate("settings");
  const isOwner = useMay()("owner");
  const primary = domains.find((one) => one.isPrimary)?.name;
  const www = missingWww(domains);
  return (
    <>
      {isOwner && <AddDomain />}
      {domains.length === 0 && <p className="secondary-text">{t("domains.none")}</p>}
      <ul className="settings-list" aria-label={t("domains.title")}>
        {domains.map((domain) => (
          <DomainCard
            key={domain.id}
            domain={domain}
            primary={primary ?? ownHost}
            isOwner={isOwner}
          />
        ))}
        <li className="settings-box domains-card">
          <div className="domains-head">
            <span className="grow">
              <span className="domains-name">
                <b className="section-title truncated">{ownHost}</b>
                <span className="tag ok">
                  {primary === undefined ? (
                    <Check aria-hidden="true" />
                  ) : (
                    <CornerUpRight aria-hidden="true" />
                  )}
                  {t(primary === undefined ? "domains.live" : "domains.leads")}
                </span>
              </span>
              <span className="hint">
                {primary === undefined ? t("domains.own") : t("domains.leadsTo", { name: primary })}
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
