import { Check, CornerUpRight, Ellipsis, RefreshCw, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Domain, DomainCertificate } from "#/api/domains.ts";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { MenuButton } from "../../../../ui/layer/menu-button.tsx";
import type { MenuChoice } from "../../../../ui/layer/menu-button.tsx";
import { useLanguage, useTranslate } from "../../../../words/i18n.ts";
import { regional } from "../../../../words/regional.ts";
import { DomainRecords } from "./domain-records.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { nextCheck } from "./next-check.ts";
import type { Shown } from "./use-shown.ts";
import { useDomainChange, useDomainsClient } from "./use-domains.ts";

function needed({ records }: Domain): number {
  return records.filter(
    ({ state, isOptional }) => state === "differs" || (state === "missing" && !isOptional),
  ).length;
}

/** Browsers warn visitors of its certificate, or find none. */
function isBroken({ certificate }: Domain): boolean {
  return certificate !== null && !sound.has(certificate.state);
}
const sound = new Set<DomainCertificate["state"]>(["valid", "issuing", "unreached"]);

/** Why visitors don't find the site at an address of it. */
export function NotShownBadge({ shown }: { readonly shown: Exclude<Shown, "live"> }): ReactNode {
  const t = useTranslate("settings");
  const say = useTranslate("screens");
  if (shown === "takenDown") return <span className="tag error">{say("takedown.badge")}</span>;
  return <span className="tag">{t(shown === "off" ? "domains.off" : "domains.unpublished")}</span>;
}

/** How a domain stands, in two words. */
function Badge({ domain, shown }: Pick<DomainCardProps, "domain" | "shown">): ReactNode {
  const t = useTranslate("settings");
  const { state, problem, isPrimary } = domain;
  if (state === "lost") return <span className="tag error">{t("domains.lost")}</span>;
  if (state === "live" && shown !== "live") return <NotShownBadge shown={shown} />;
  if (state === "live")
    return (
      <span className="tag ok">
        {isPrimary ? <Check aria-hidden="true" /> : <CornerUpRight aria-hidden="true" />}
        {t(isPrimary ? "domains.live" : "domains.leads")}
      </span>
    );
  if (problem === "taken") return <span className="tag warn">{t("domains.taken")}</span>;
  if (problem === "nameless") return <span className="tag warn">{t("domains.nameless")}</span>;
  const count = needed(domain);
  return (
    <span className={count > 0 ? "tag warn" : "tag"}>
      {count > 0 ? t("domains.fix", { count }) : t("domains.checking")}
    </span>
  );
}

function Problem({ domain }: { readonly domain: Domain }): ReactNode {
  const t = useTranslate("settings");
  const language = useLanguage();
  const { state, problem, lostAt } = domain;
  const isLost = state === "lost" && lostAt !== null;
  if (problem === null && !isLost) return null;
  const since = new Date(lostAt ?? 0).toLocaleString(regional(language), {
    dateStyle: "long",
    timeStyle: "short",
  });
  return (
    <p className={`note ${isLost ? "error" : "warn"}`}>
      <TriangleAlert aria-hidden="true" />
      <span className="grow">
        {isLost
          ? t("domains.problems.lost", { since })
          : t(`domains.problems.${problem ?? "unanswered"}`)}
      </span>
    </p>
  );
}

interface DomainCardProps {
  readonly domain: Domain;
  /** The host name that visitors are led to. */
  readonly primary: string;
  readonly isOwner: boolean;
  readonly shown: Shown;
}

/** How visitors get to it over HTTPS. */
function Certificate({ domain }: { readonly domain: Domain }): ReactNode {
  const t = useTranslate("settings");
  const language = useLanguage();
  const { certificate } = domain;
  if (!certificate) return null;
  const { state, until } = certificate;
  const date =
    until === null
      ? ""
      : new Date(until).toLocaleDateString(regional(language), { dateStyle: "long" });
  const words = t(`domains.certificates.${state}`, { date });
  if (!isBroken(domain)) return <span className="hint">{words}</span>;
  return (
    <p className="note warn">
      <TriangleAlert aria-hidden="true" />
      <span className="grow">{words}</span>
    </p>
  );
}

/** A domain: how it stands, what is to be done about it, and what can be done with it. */
export function DomainCard({ domain, primary, isOwner, shown }: DomainCardProps): ReactNode {
  const t = useTranslate("settings");
  const { name, host, state, isPrimary, isProxied } = domain;
  const isOpen = state !== "live" || domain.problem !== null || isBroken(domain);
  return (
    <li className="settings-box domains-card">
      <div className="domains-head">
        <span className="grow">
          <span className="domains-name">
            <b className="section-title truncated">{name}</b>
            {isPrimary && <span className="tag accent">{t("domains.primary")}</span>}
            <span role="status">
              <Badge domain={domain} shown={shown} />
            </span>
          </span>
          {name !== host && <span className="hint mono truncated">{host}</span>}
          {!isBroken(domain) && <Certificate domain={domain} />}
          {state === "live" && isProxied && <span className="hint">{t("domains.through")}</span>}
          {state === "live" && !isPrimary && (
            <span className="hint">{t("domains.leadsTo", { name: primary })}</span>
          )}
        </span>
        {isOwner && <DomainMenu domain={domain} />}
      </div>
      {isOpen && (
        <div className="settings-box-body">
          <Problem domain={domain} />
          {isBroken(domain) && <Certificate domain={domain} />}
          {domain.problem === "nameless" && domain.state === "waiting" && (
            <p className="secondary-text">{t("domains.afterwards")}</p>
          )}
          {domain.records.length > 0 && <DomainRecords domain={domain} />}
          {domain.records.some(({ relative }) => relative !== undefined) && (
            <p className="hint">{t("domains.shortNames")}</p>
          )}
          {domain.problem === "elsewhere" && <p className="hint">{t("domains.proxyHint")}</p>}
          {isOwner && <Foot domain={domain} />}
        </div>
      )}
    </li>
  );
}

function Foot({ domain }: { readonly domain: Domain }): ReactNode {
  const t = useTranslate("settings");
  const language = useLanguage();
  const client = useDomainsClient();
  const change = useDomainChange();
  const [isBusy, setBusy] = useState(false);
  const when = nextCheck(domain.nextCheckAt, language);
  const check = async (): Promise<void> => {
    setBusy(true);
    await change(() => client.check(domain));
    setBusy(false);
  };
  return (
    <div className="domains-foot">
      <Button isBusy={isBusy} onClick={() => void check()}>
        <RefreshCw aria-hidden="true" />
        {t("domains.check")}
      </Button>
      {when !== undefined && <span className="hint grow">{t("domains.next", { when })}</span>}
    </div>
  );
}

function DomainMenu({ domain }: { readonly domain: Domain }): ReactNode {
  const t = useTranslate("settings");
  const client = useDomainsClient();
  const change = useDomainChange();
  const [asked, setAsked] = useState<"remove" | "move" | null>(null);
  const { name, state, isPrimary } = domain;
  const choices: MenuChoice<string>[] = [
    ...(state === "live" && !isPrimary
      ? [{ value: "primary", label: t("domains.makePrimary") }]
      : []),
    { value: "move", label: t("domains.move") },
    { value: "remove", label: t("domains.remove"), isDanger: true },
  ];
  const choose = (value: string): void => {
    if (value === "move" || value === "remove") return setAsked(value);
    void change(() => client.makePrimary(domain), t("domains.madePrimary", { name }));
  };
  return (
    <>
      <MenuButton
        label={t("domains.more", { name })}
        className="button icon-only ghost"
        choices={choices}
        onChoose={choose}
      >
        <Ellipsis aria-hidden="true" />
      </MenuButton>
      {asked === "move" && <MoveDialog domain={domain} onClose={() => setAsked(null)} />}
      {asked === "remove" && (
        <ConfirmDialog
          title={t("domains.removeTitle", { name })}
          text={t("domains.removeText")}
          action={t("domains.remove")}
          onClose={() => setAsked(null)}
          onConfirm={() => void change(() => client.remove(domain), t("domains.removed", { name }))}
        />
      )}
    </>
  );
}
