import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { TrafficInfo } from "#/api/traffic.ts";
import { useEditor } from "../../../../session/editor.ts";
import { SiteQuotaNote } from "../../../../session/site-quota-note.tsx";
import { useLanguage, useTranslate } from "../../../../words/i18n.ts";

/** How often the pages were looked at, and how near that is to the limit of the month; nothing of a site that isn't published, or while nobody knows. */
export function TrafficLine(): ReactNode {
  const { call, site } = useEditor();
  const t = useTranslate("settings");
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ["traffic", site.id],
    queryFn: () => call<TrafficInfo>(`sites/${site.id}/traffic`),
    enabled: site.live !== null,
  });
  if (!data) return null;
  const { views: count } = data;
  const formatted = new Intl.NumberFormat(language).format(count);
  return (
    <>
      <p className="size-12 secondary-text">{t("general.views", { count, formatted })}</p>
      <SiteQuotaNote
        name="views"
        words={(level, values) => t(`general.monthViews.${level}`, values)}
      />
    </>
  );
}
