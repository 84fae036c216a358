import type { ReactNode } from "react";
import { MousePointerClick } from "lucide-react";
import { Link } from "../../navigation/link.tsx";
import { inboxPath } from "./inbox-place.ts";
import type { InboxPlace } from "./inbox-place.ts";
import { useTranslate } from "../../words/i18n.ts";

interface NothingOpenProps {
  readonly place: InboxPlace;
  readonly site: string;
  readonly isGone: boolean;
  /** Whether there is anything to open; where there isn't, the list says so. */
  readonly hasChoice: boolean;
}

/** What stands in place of an entry. */
export function NothingOpen({ place, site, isGone, hasChoice }: NothingOpenProps): ReactNode {
  const t = useTranslate("inbox");
  if (isGone) {
    return (
      <div className="empty inbox-empty" role="alert">
        <p>{t("gone")}</p>
        <Link className="button" to={inboxPath(site, { list: place.list })}>
          {t("back")}
        </Link>
      </div>
    );
  }
  if (place.entry !== null) {
    return (
      <div className="inbox-entry" role="status" aria-label={t("loading")}>
        <div className="skeleton inbox-skeleton" />
        <div className="skeleton inbox-skeleton" />
      </div>
    );
  }
  if (!hasChoice) return null;
  return (
    <div className="empty inbox-empty">
      <MousePointerClick className="size-20" aria-hidden="true" />
      <h2 className="section-title">{t("choose.title")}</h2>
      <p>{t("choose.text")}</p>
    </div>
  );
}
