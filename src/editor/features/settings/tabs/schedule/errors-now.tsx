import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { createPublishingClient } from "../../../../api/publishing-client.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useTranslate } from "../../../../words/i18n.ts";

/** While a publication is planned: what would stop it now. Nothing where it would go well, or can't be asked. */
export function ErrorsNow(): ReactNode {
  const { call, site } = useEditor();
  const t = useTranslate("settings");
  const { data } = useQuery({
    queryKey: ["changes", site.id, "schedule"],
    queryFn: () => createPublishingClient(call, site.id).changes(),
  });
  const errors = data?.problems.filter(({ severity }) => severity === "error") ?? [];
  const count = errors.reduce((sum, problem) => sum + (problem.count ?? 1), 0);
  if (count === 0) return null;
  return (
    <p className="note warn" role="status">
      <TriangleAlert aria-hidden="true" />
      <span>{t("schedule.errorsNow", { count })}</span>
    </p>
  );
}
