import { MonitorSmartphone } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../navigation/link.tsx";
import { useEditor } from "../../../session/editor.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { fitPath, linkedScope } from "../translations-place.ts";

/** Leads to the page in every language and width; what belongs to no page is looked at on the home page. */
export function FitLink({ page }: { page: string | null }): ReactNode {
  const { site } = useEditor();
  const isPage = page !== "" && page !== linkedScope;
  const t = useTranslate("translations");
  return (
    <Link className={`${buttonClass({})} link-fit`} to={fitPath(site.id, isPage ? page : null)}>
      <MonitorSmartphone aria-hidden="true" />
      {t("fit.title")}
    </Link>
  );
}
