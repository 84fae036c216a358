import { CalendarX, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import { useEditor } from "../../session/editor.ts";
import { publishState } from "../../session/publish-state.ts";
import { useSiteInfoNow } from "../../session/use-site-info-now.ts";
import { IconButton, buttonClass } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useTranslate } from "../../words/i18n.ts";
import { schedulePath } from "./failed-plans.tsx";
import "./marks-status.css";

/**
 * In the bar of every screen of a site: an operator took it down, which leads to where it is published, or something
 * planned wasn't done, which leads to the schedule.
 */
export function SiteMarks(): ReactNode {
  const editor = useEditor();
  const { site } = editor;
  const { asked } = publishState(editor);
  const t = useTranslate("publish");
  const { failedPlans, takedown } = useSiteInfoNow();
  const failed = t("publish.planFailed", { count: failedPlans ?? 0 });
  return (
    <>
      {takedown !== undefined && (
        <IconButton
          className="site-mark"
          label={t("publish.offline")}
          icon={<ShieldAlert aria-hidden="true" />}
          onClick={() => asked.set(asked.get() + 1)}
        />
      )}
      {failedPlans !== undefined && (
        <Link
          className={classNames(
            buttonClass({ variant: "ghost" }),
            "icon-only hide-small site-mark",
          )}
          to={schedulePath(site.id)}
          aria-label={failed}
          title={failed}
        >
          <CalendarX aria-hidden="true" />
        </Link>
      )}
    </>
  );
}
