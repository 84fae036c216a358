import {
  BadgeCheck,
  BadgeX,
  Ellipsis,
  ExternalLink,
  Flag,
  FlagOff,
  OctagonX,
  UserRoundCog,
  Undo2,
} from "lucide-react";
import type { ReactNode } from "react";
import type { ListedSite } from "#/api/operator-sites.ts";
import { MenuButton } from "../../../ui/layer/menu-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import type { SiteDeed } from "./use-site-deeds.ts";

const icons = {
  open: ExternalLink,
  pay: BadgeCheck,
  unpay: BadgeX,
  closeReports: FlagOff,
  openReports: Flag,
  transfer: UserRoundCog,
  takeDown: OctagonX,
  lift: Undo2,
} as const;

/** In the trash a site has nobody to be handed to, and visitors don't find it. */
function offered({ state, isPaid, isReportingClosed }: ListedSite): readonly SiteDeed[] {
  const isTrash = state === "trash";
  return [
    ...(state === "live" ? (["open"] as const) : []),
    isPaid ? "unpay" : "pay",
    isReportingClosed ? "openReports" : "closeReports",
    ...(isTrash ? [] : (["transfer"] as const)),
    ...(isTrash ? [] : ([state === "down" ? "lift" : "takeDown"] as const)),
  ];
}

/** What an operator can do with a site. */
export function SiteMenu({
  site,
  onDo,
}: {
  readonly site: ListedSite;
  readonly onDo: (deed: SiteDeed) => void;
}): ReactNode {
  const t = useTranslate("operators");
  return (
    <MenuButton<SiteDeed>
      label={t("actionsOf", { name: site.name })}
      className="button ghost icon-only"
      choices={offered(site).map((value) => {
        const Icon = icons[value];
        return {
          value,
          label: t(`sites.deeds.${value}`),
          icon: <Icon aria-hidden="true" />,
          isDanger: value === "takeDown",
        };
      })}
      onChoose={onDo}
    >
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  );
}
