import type { ReactNode } from "react";
import { Check, ExternalLink, History } from "lucide-react";
import { activeLanguages } from "#/site/language.ts";
import { useEditor } from "../../session/editor.ts";
import { currentLanguage, useTranslate } from "../../words/i18n.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import type { Publication } from "./use-publishing.ts";

export interface LiveViewProps {
  readonly published: Publication;
  /** An operator keeps the site off: visitors don't see it yet. */
  readonly isTakenDown: boolean;
  readonly onReleases: () => void;
}

/** Whether only this computer finds an address. */
function isLocal(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === "localhost" || hostname.endsWith(".localhost") || hostname.startsWith("127.");
}

/** After publishing: the address, to open, to copy, and to see on a phone. */
export function LiveView({ published, isTakenDown, onReleases }: LiveViewProps): ReactNode {
  const t = useTranslate("publish");
  const { site } = useEditor().store.records();
  const languages = site ? activeLanguages(site.languages).length : 1;
  const { address, pageCount, rendered, seconds } = published;
  const format = new Intl.NumberFormat(currentLanguage(), {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  const time = format.format(Math.max(0.1, seconds));
  const made = rendered >= pageCount ? "publish.madeIn" : "publish.updatedIn";
  return (
    <>
      <div className="live">
        <div role="status">
          <span className="ok">
            <Check aria-hidden="true" />
          </span>
          <h2 className="section-title">{t(isTakenDown ? "publish.kept" : "publish.isLive")}</h2>
          {isTakenDown && <p>{t("publish.keptNext")}</p>}
          <p className="secondary-text">
            {t(made, { count: pageCount, seconds: time })}
            {languages > 1 && ` · ${t("publish.inLanguages", { count: languages })}`}
          </p>
        </div>
        <div className="live-address">
          <span className="grow truncated strong">{address}</span>
          <CopyButton text={address} label={t("copy.address")} doneLabel={t("copy.done")} />
        </div>
        <div className="row live-buttons">
          <a
            className={classNames(buttonClass({ variant: "primary" }), "grow")}
            href={address}
            target="_blank"
            rel="noopener"
          >
            <ExternalLink aria-hidden="true" />
            {t("publish.openSite")}
          </a>
          <Button className="grow" onClick={onReleases}>
            <History aria-hidden="true" />
            {t("publish.releases")}
          </Button>
        </div>
      </div>
      {isTakenDown ? null : isLocal(address) ? (
        <p className="live-phone size-12 secondary-text">{t("publish.localHint")}</p>
      ) : (
        <div className="live-phone">
          <div className="column">
            <span className="strong">{t("publish.phone")}</span>
            <span className="size-12 secondary-text">{t("publish.phoneHint")}</span>
          </div>
          <QrCode address={address} label={t("publish.qr", { address })} />
        </div>
      )}
    </>
  );
}
