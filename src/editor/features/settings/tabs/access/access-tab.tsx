import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { wholeSite } from "#/api/page-locks.ts";
import { Link } from "../../../../navigation/link.tsx";
import { useEditor } from "../../../../session/editor.ts";
import { usePageIndex } from "../../../../session/hooks.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { AccessForm } from "../../access/access-form.tsx";
import { useLocks } from "../../access/use-locks.ts";
import type { Locks } from "../../access/use-locks.ts";
import { Part, TabLayout } from "../../form/part.tsx";

/** The pages that have a password of their own, each leading to its settings. */
function LockedPages({ locks }: { locks: Locks }): ReactNode {
  const { site } = useEditor();
  const t = useTranslate("settings");
  const translate = useTranslate();
  const { entries } = usePageIndex();
  const locked = entries.filter(({ id }) => locks.all?.some(({ page }) => page === id));
  return (
    <Part
      title={t("access.pages")}
      hint={
        <>
          {t("access.pagesAbout")}{" "}
          <Link className="link" to={`/sites/${site.id}/settings/page`}>
            {translate("frame.pageSettings")}
          </Link>
        </>
      }
    >
      {locked.length > 0 && (
        <ul className="settings-rows">
          {locked.map(({ id, name, path }) => (
            <li key={id}>
              <Link className="menu-item" to={`/sites/${site.id}/settings/page/${id}`}>
                <Lock aria-hidden="true" />
                <span className="grow">{name}</span>
                <span className="secondary-text">{path}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** Who may see the site. */
export function AccessTab(): ReactNode {
  const t = useTranslate("settings");
  const locks = useLocks();
  return (
    <TabLayout title={t("access.title")} hint={t("access.about")}>
      <Part title={t("access.whole")}>
        <AccessForm page={wholeSite} locks={locks} />
      </Part>
      <LockedPages locks={locks} />
    </TabLayout>
  );
}
