import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import type { SitesClient } from "../../api/sites-client.ts";
import { QuotaNote } from "../../ui/quota-note.tsx";
import { useLanguage, useTranslate } from "../../words/i18n.ts";
import { nextMonthWords } from "../../words/next-month-words.ts";
import { shownBytes } from "../../words/shown-bytes.ts";

const names = ["sites", "storage", "pages", "allPages", "mail", "views"] as const;

/** Says what an account has of its limits: from four fifths of one on, and what is left to do once it is reached. */
export function QuotaNotes({ sites }: { sites: Pick<SitesClient, "quotas"> }): ReactNode {
  const t = useTranslate("sites");
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const { data } = useQuery({ queryKey: ["sites", "quotas"], queryFn: () => sites.quotas() });
  if (!data) return null;
  const count = new Intl.NumberFormat(language);
  const date = nextMonthWords(language, now);
  return (
    <div className="sites-quotas">
      {names.map((name) => {
        const quota = data[name];
        if (!quota) return null;
        const shown = (amount: number | null): string =>
          name === "storage" ? shownBytes(language, amount ?? 0) : count.format(amount ?? 0);
        const values = { used: shown(quota.used), most: shown(quota.most), date };
        return (
          <QuotaNote
            key={name}
            quota={quota}
            near={t(`quotas.${name}.near`, values)}
            full={t(`quotas.${name}.full`, values)}
          />
        );
      })}
    </div>
  );
}
