import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { NoticeFailure as Failure } from "#/api/notice-failure.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useLanguage, useTranslate } from "../../../../words/i18n.ts";
import { regional } from "../../../../words/regional.ts";

/** Says where the last email about a message didn’t arrive; nothing where all is well, or nobody knows. */
export function NoticeFailure({ email }: { readonly email: string }): ReactNode {
  const { call, site } = useEditor();
  const t = useTranslate("settings");
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ["notice-failure", email],
    queryFn: async () =>
      (await call<Failure | undefined>(`sites/${site.id}/notice-failure`)) ?? null,
    enabled: email !== "",
  });
  if (!data || data.email !== email) return null;
  const date = new Intl.DateTimeFormat(regional(language), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <p className={`note ${data.failedAt === null ? "warn" : "error"}`} role="status">
      <span>
        {data.failedAt === null
          ? t("general.mailDelayed", { email })
          : t("general.mailFailed", { email, time: date.format(new Date(data.failedAt)) })}
        {data.reason !== null && ` ${t("general.mailSaid", { reason: data.reason })}`}
      </span>
    </p>
  );
}
