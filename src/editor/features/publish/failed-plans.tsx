import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";

export function schedulePath(site: number): string {
  return `/sites/${site}/settings/schedule`;
}

/** Something planned wasn't done: told where the site is published. */
export function FailedPlansNote({ count }: { count: number }): ReactNode {
  const { site } = useEditor();
  const t = useTranslate("publish");
  return (
    <div className="note warn publish-plans" role="status">
      <TriangleAlert aria-hidden="true" />
      <p>
        {t("publish.planFailed", { count })}{" "}
        <Link className="link" to={schedulePath(site.id)}>
          {t("publish.seeSchedule")}
        </Link>
      </p>
    </div>
  );
}
