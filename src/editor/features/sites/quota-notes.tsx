import { useQuery } from "@tanstack/react-query";
import { Gauge } from "lucide-react";
import type { ReactNode } from "react";
import type { QuotaInfo } from "#/api/quotas.ts";
import type { SitesClient } from "../../api/sites-client.ts";
import { useLanguage, useTranslate } from "../../words/i18n.ts";
import { shownBytes } from "../../words/shown-bytes.ts";

/** From this part of a limit on its account is told. */
const nearlyFull = 0.8;

function isNear({ used, most }: QuotaInfo): boolean {
  return most !== null && used >= most * nearlyFull;
}

/** Says what an account has of its limits: from four fifths of one on, and what is left to do once it is reached. */
export function QuotaNotes({ sites }: { sites: Pick<SitesClient, "quotas"> }): ReactNode {
  const t = useTranslate("sites");
  const language = useLanguage();
  const { data } = useQuery({ queryKey: ["sites", "quotas"], queryFn: () => sites.quotas() });
  if (!data) return null;
  const shown = {
    sites: (count: number) => count.toLocaleString(language),
    storage: (bytes: number) => shownBytes(language, bytes),
    pages: (count: number) => count.toLocaleString(language),
  };
  return (["sites", "storage", "pages"] as const).map((name) => {
    const { used, most } = data[name];
    if (most === null || !isNear(data[name])) return null;
    const isFull = used >= most;
    const values = { used: shown[name](used), most: shown[name](most) };
    return (
      <p key={name} className={isFull ? "note error quota-note" : "note warn quota-note"}>
        <Gauge aria-hidden="true" />
        {t(`quotas.${name}.${isFull ? "full" : "near"}`, values)}
      </p>
    );
  });
}
