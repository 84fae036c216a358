import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { QuotaUse, SiteQuotas } from "#/api/quotas.ts";
import { QuotaNote } from "../ui/quota-note.tsx";
import { useLanguage } from "../words/i18n.ts";
import { nextMonthWords } from "../words/next-month-words.ts";
import { useEditor } from "./editor.ts";

/** What words about a limit name: figures as they are written, and the day on which it starts over. */
type QuotaValues = Record<"used" | "most" | "date", string>;

interface SiteQuotaNoteProps {
  readonly name: "mail" | "views";
  /** What is said from four fifths on, or once nothing is left. */
  readonly words: (level: "near" | "full", values: QuotaValues) => string;
}

function valuesOf({ used, most }: QuotaUse, language: string): QuotaValues {
  const count = new Intl.NumberFormat(language);
  const date = nextMonthWords(language, Date.now());
  return { used: count.format(used), most: count.format(most ?? 0), date };
}

/** Says how near the open site is to a limit of the month; nothing while nobody knows. */
export function SiteQuotaNote({ name, words }: SiteQuotaNoteProps): ReactNode {
  const { call, site } = useEditor();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ["quotas", site.id],
    queryFn: () => call<SiteQuotas>(`sites/${site.id}/quotas`),
  });
  // neither a server of the version before names one, nor any server emails to those who aren’t owners
  const quota = data?.[name];
  if (!quota) return null;
  const values = valuesOf(quota, language);
  return <QuotaNote quota={quota} near={words("near", values)} full={words("full", values)} />;
}
