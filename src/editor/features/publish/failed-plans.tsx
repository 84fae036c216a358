import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { createPublishingClient } from "../../api/publishing-client.ts";
import { Link } from "../../navigation/link.tsx";
import { useEditor } from "../../session/editor.ts";
import { buttonClass } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useTranslate } from "../../words/i18n.ts";

function schedulePath(site: number): string {
  return `/sites/${site}/settings/schedule`;
}

/** In the bar of every screen of a site: something planned wasn't done. It leads to the schedule. */
export function FailedPlansMark(): ReactNode {
  const { call, site } = useEditor();
  const t = useTranslate("publish");
  const { data } = useQuery({
    queryKey: ["site", site.id],
    queryFn: () => createPublishingClient(call, site.id).info(),
  });
  const { failedPlans } = data ?? site;
  if (failedPlans === undefined) return null;
  const label = t("publish.planFailed", { count: failedPlans });
  return (
    <Link
      className={classNames(buttonClass({ variant: "ghost" }), "icon-only hide-small failed-plans")}
      to={schedulePath(site.id)}
      aria-label={label}
      title={label}
    >
      <TriangleAlert aria-hidden="true" />
    </Link>
  );
}

/** The same where the site is published. */
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
