import type { ReactNode } from "react";
import { Copy, Ellipsis, ExternalLink, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SiteInfo } from "#/api/sites.ts";
import { buttonClass } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { editingPath, shownAddress, siteStatus } from "./site-status.ts";

const dots = { draft: "hol", live: "ok", unpublished: "wa" } as const;

export interface SiteCardProps {
  readonly site: SiteInfo;
  readonly thumbnail: ReactNode;
  readonly onCopied: () => void;
  readonly onTrash: () => void;
}

/** A site: its home page, name, state and address. Pressing it anywhere edits it. */
export function SiteCard(props: SiteCardProps): ReactNode {
  const { site, thumbnail } = props;
  return (
    <li className="sc">
      <div className="pw">
        {thumbnail}
        <Actions site={site} />
      </div>
      <div className="mt">
        <div className="grow">
          <h2 className="trunc">{site.name}</h2>
          <Status site={site} />
        </div>
        <MoreMenu {...props} />
      </div>
    </li>
  );
}

function Actions({ site }: { site: SiteInfo }): ReactNode {
  const { t } = useTranslation("screens");
  const { name, address } = site;
  return (
    <div className="act">
      {site.role !== "viewer" && (
        <Link
          className={classNames(buttonClass({ variant: "primary" }), "fill")}
          to={editingPath(site.id)}
          aria-label={t("sites.editSite", { name })}
        >
          {t("sites.edit")}
        </Link>
      )}
      {site.live && (
        <a
          className={buttonClass({})}
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={t("sites.openSite", { name })}
        >
          {t("sites.open")}
        </a>
      )}
    </div>
  );
}

function Status({ site }: { site: SiteInfo }): ReactNode {
  const { t } = useTranslation("screens");
  const status = siteStatus(site);
  return (
    <p className="s12 t2">
      <span className={classNames("dot", dots[status])} />
      {t(`sites.${status}`)}
      <span className="t3" aria-hidden="true">
        ·
      </span>
      <span className="t3 trunc">{shownAddress(site.address)}</span>
    </p>
  );
}

function MoreMenu({ site, onCopied, onTrash }: SiteCardProps): ReactNode {
  const { t } = useTranslation("screens");
  const { name, address, live, role } = site;
  if (!live && role !== "owner") return null;
  const label = t("sites.actions", { name });
  const copy = (): void => {
    void navigator.clipboard.writeText(address).then(onCopied);
  };
  return (
    <Menu
      label={label}
      trigger={
        <button type="button" className="btn ic gho sm" aria-label={label} title={label}>
          <Ellipsis aria-hidden="true" />
        </button>
      }
    >
      {live && (
        <MenuItem icon={<ExternalLink aria-hidden="true" />} href={address} opensNewTab>
          {t("sites.open")}
        </MenuItem>
      )}
      {live && (
        <MenuItem icon={<Copy aria-hidden="true" />} onAction={copy}>
          {t("sites.copyAddress")}
        </MenuItem>
      )}
      {role === "owner" && (
        <MenuItem icon={<Trash2 aria-hidden="true" />} isDanger onAction={onTrash}>
          {t("sites.trash")}
        </MenuItem>
      )}
    </Menu>
  );
}
