import { Ellipsis, Eye, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { isAtLeast } from "#/api/roles.ts";
import type { SiteInfo } from "#/api/sites.ts";
import { Link } from "../navigation/link.tsx";
import { navigate, usePath } from "../navigation/location.ts";
import { MenuButton } from "../ui/layer/menu-button.tsx";
import { useTranslate } from "../words/i18n.ts";
import { useFeatures } from "./features-context.ts";
import type { MoreAction } from "./more-actions.ts";
import { mostInDock, railLinks } from "./rail-entries.ts";
import "./site-links.css";

interface SiteLinksProps {
  readonly site: SiteInfo;
  readonly hasLanguages: boolean;
  /** Where the canvas is shown. */
  readonly editing: string;
  /** What the bar of phones has no room for. */
  readonly actions: readonly MoreAction[];
  /** Behind the name of the screen that is shown. */
  readonly mark?: ReactNode;
}

/** The ways to a site's screens; on phones at the foot, as many as there is room for and the rest under More. */
export function SiteLinks({
  site,
  hasLanguages,
  editing,
  actions,
  mark,
}: SiteLinksProps): ReactNode {
  const t = useTranslate();
  const path = usePath();
  const own = railLinks(useFeatures(), { ...site, hasLanguages });
  const links = [
    isAtLeast(site.role, "writer")
      ? { name: t("frame.edit"), address: editing, Icon: Pencil }
      : { name: t("frame.canvas"), address: editing, Icon: Eye },
    ...own.map(({ label, Icon, address }) => ({ name: t(label), address: address(site), Icon })),
  ];
  const isShown = (address: string): boolean => path === address || path.startsWith(`${address}/`);
  const room = actions.length > 0 ? mostInDock : mostInDock + 1;
  const first = links.slice(0, links.length > room ? mostInDock : links.length);
  // the screen that is shown is always among those at the foot
  const current = links.find(({ address }) => isShown(address));
  const atFoot = current && !first.includes(current) ? [...first.slice(0, -1), current] : first;
  const others = links.filter((link) => !atFoot.includes(link));
  return (
    <nav className="tabs site-links" aria-label={t("frame.site")}>
      {links.map((link) => {
        const { name, address, Icon } = link;
        return (
          <Link
            key={address}
            to={address}
            className={atFoot.includes(link) ? undefined : "not-at-foot"}
            aria-current={link === current ? "page" : undefined}
          >
            <Icon className="size-18" aria-hidden="true" />
            {name}
            {link === current && mark}
          </Link>
        );
      })}
      {actions.length + others.length > 0 && (
        <MenuButton
          label={t("more")}
          className="more-at-foot"
          choices={[
            ...actions.map(({ label, Icon }) => ({ value: label, label: t(label), Icon })),
            ...others.map(({ name, address, Icon }) => ({ value: address, label: name, Icon })),
          ].map(({ Icon, ...choice }) => ({ ...choice, icon: <Icon aria-hidden="true" /> }))}
          onChoose={(value) => {
            const action = actions.find(({ label }) => label === value);
            if (action) action.run();
            else navigate(value);
          }}
        >
          <Ellipsis className="size-18" aria-hidden="true" />
          {t("more")}
        </MenuButton>
      )}
    </nav>
  );
}
